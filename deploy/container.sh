# Starts the service in the image, as a child: a process cannot be killed in its own container while it is the first
# one there, and health-check.mjs ends a service that hangs.
node --max-semi-space-size=8 --max-old-space-size=192 --import=./src/compile-cache.js src/main.ts &
service=$!
trap 'kill -TERM $service' TERM INT
# A signal ends the wait before the service ends.
while kill -0 $service 2>/dev/null; do
  wait $service
  ended=$?
done
exit "$ended"
