FROM node:24-slim
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/var/cache/gamewallet \
    MALLOC_ARENA_MAX=1 \
    HOST=0.0.0.0 \
    DATABASE_URL=/data/gamewallet.db
WORKDIR /app

# The optional packages bring Node for machines without one; this image has its own.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY drizzle ./drizzle
COPY locales ./locales
COPY suppliers ./suppliers
COPY src ./src
COPY deploy/container.sh deploy/health-check.mjs ./deploy/
# What the reference page shows beside the calls.
COPY docs/api.md docs/integrating.md ./docs/
COPY packages/client/README.md ./packages/client/

# A volume takes over the owner of the folder that it is mounted on the first time.
RUN install -d -o node -g node -m 700 /data /var/cache/gamewallet
VOLUME /data
USER node

EXPOSE 3000
STOPSIGNAL SIGTERM
# It also ends a service that gives no answer for 30 s.
HEALTHCHECK --interval=30s --timeout=40s --start-period=20s \
  CMD ["node", "deploy/health-check.mjs"]
# Not through npm, which would keep the signal to itself.
CMD ["sh", "deploy/container.sh"]
