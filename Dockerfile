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
COPY suppliers ./suppliers
COPY src ./src
# What the reference page shows beside the calls.
COPY docs/api.md docs/integrating.md ./docs/
COPY packages/client/README.md ./packages/client/

# A volume takes over the owner of the folder that it is mounted on the first time.
RUN install -d -o node -g node -m 700 /data /var/cache/gamewallet
VOLUME /data
USER node

EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would keep the signal to itself.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=192", "--import=./src/compile-cache.ts", "src/main.ts"]
