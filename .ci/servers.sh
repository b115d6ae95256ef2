# For .ci/run and .ci/nightly, which source it: installs what is missing from Debian's packages, and starts a
# PostgreSQL and a Redis of their own. Both listen on 127.0.0.1 alone, keep their data in a temporary folder, and end
# with the script. Afterwards `scratch` is that folder, and TEST_POSTGRES_URL and TEST_REDIS_URL lead to the servers.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The network may be away for a moment.
persist() {
  local try
  for try in 1 2 3 4; do
    if "$@"; then return; fi
    sleep $((10 * try))
  done
  "$@"
}

missing=()
# Only the tests of the night need these.
if [ "${nightly:-}" ]; then
  [ -x /usr/bin/chromium ] || missing+=(chromium fonts-noto-color-emoji)
  [ -x /usr/bin/strace ] || missing+=(strace)
fi
# The code of docs/api.md that checks a webhook is run in each of its languages.
command -v python3 >/dev/null || missing+=(python3)
command -v php >/dev/null || missing+=(php-cli)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
[ -x /usr/bin/redis-server ] || missing+=(redis-server)
command -v curl >/dev/null || missing+=(curl)
[ -x /usr/bin/fiu-ctrl ] || missing+=(libfiu0 fiu-utils)
compgen -G '/usr/lib/*/faketime/libfaketimeMT.so.1' >/dev/null || missing+=(libfaketime)
install_missing() {
  apt-get update -q &&
    DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -q -y --no-install-recommends "${missing[@]}"
}
[ "${#missing[@]}" -eq 0 ] || persist install_missing

scratch=$(mktemp -d)
redis=
postgres() { (cd / && runuser -u postgres -- "$postgres_bin/$1" "${@:2}"); }
finish() {
  [ -z "$redis" ] || kill "$redis" || true
  postgres pg_ctl -D "$scratch/postgres" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$scratch"
}
trap finish EXIT

# Runs the command with one port after another, below those that systems give to connections and above
# those that the tests take, until it comes up on one.
on_some_port() {
  local try
  for try in 1 2 3 4 5 6 7 8; do
    port=$((15000 + RANDOM % 15000))
    if "$1" "$port"; then return; fi
  done
  cat "$2"
  return 1
}

postgres_bin=$(compgen -G '/usr/lib/postgresql/*/bin' | sort -V | tail -1)
chmod 755 "$scratch"
install -d -o postgres "$scratch/postgres"
postgres initdb -D "$scratch/postgres" -U postgres -A trust --no-sync >/dev/null
# What a power cut would lose is of no interest here.
start_postgres() {
  postgres pg_ctl -D "$scratch/postgres" -w -t 300 -l "$scratch/postgres/log" start -o \
    "-p $1 -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=600 -c fsync=off -c full_page_writes=off"
}
on_some_port start_postgres "$scratch/postgres/log"
export TEST_POSTGRES_URL=postgres://postgres@127.0.0.1:$port/postgres

start_redis() {
  redis-server --port "$1" --bind 127.0.0.1 --save '' --dir "$scratch" >"$scratch/redis.log" &
  redis=$!
  # Ended already, it had no such port.
  while kill -0 "$redis" 2>/dev/null; do
    if grep -q 'Ready to accept connections' "$scratch/redis.log"; then return; fi
    sleep 0.1
  done
  redis=
  return 1
}
on_some_port start_redis "$scratch/redis.log"
export TEST_REDIS_URL=redis://127.0.0.1:$port

# `npm run torture`, which starts servers of its own; says what it found if that is anything.
torture() {
  local status=0
  rm -rf "$scratch/torture"
  npm run torture -- --report "$scratch/torture" "$@" || status=$?
  if [ "$status" -ne 0 ]; then cat "$scratch/torture/report.md" 2>/dev/null || true; fi
  return "$status"
}

# Says the test runner's own count of the run that wrote $scratch/results.json.
count() {
  node -e '
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      require("node:fs").readFileSync(process.argv[1], "utf8"),
    )
    console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
  ' "$scratch/results.json"
}
