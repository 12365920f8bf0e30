#!/bin/sh
# Restarts the processes of Vastus one after the other; each must be ready before the next one goes.
# Usage, as root: rolling-restart.sh [PORT …]; 3000 and 3001 when left out.
set -eu
[ $# -gt 0 ] || set -- 3000 3001

is_ready() {
  curl --fail --silent --output /dev/null --max-time 3 "http://127.0.0.1:$1/api/health/ready"
}

for port in "$@"; do
  is_ready "$port" || {
    echo "The process on port $port is not ready, so nothing was restarted. Look at: journalctl -u vastus@$port" >&2
    exit 1
  }
done

for port in "$@"; do
  systemctl restart "vastus@$port"
  waited=0
  until is_ready "$port"; do
    waited=$((waited + 1))
    if [ "$waited" -ge 120 ]; then
      echo "The process on port $port is not ready after 120 seconds; the others go on. Look at: journalctl -u vastus@$port" >&2
      exit 1
    fi
    sleep 1
  done
  echo "The process on port $port is ready again."
done
