import { execFile } from 'node:child_process'

/** How often systemd hears of a service within the time after which it ends it. */
const PINGS_IN_TIME = 3

/**
 * Tells systemd that the service is ready, and then that its event loop still turns, as long as it does: systemd ends
 * a service of which it hears nothing for WatchdogSec. Does nothing where no systemd waits for it.
 * @param env with NOTIFY_SOCKET and WATCHDOG_USEC, in microseconds, as systemd sets them
 * @param onError called when systemd could not be notified
 * @returns stops telling it
 */
export function tellSystemd(
  env: Readonly<Record<string, string | undefined>>,
  onError: (error: Error) => void,
): () => void {
  const { NOTIFY_SOCKET, WATCHDOG_USEC, PATH } = env
  if (!NOTIFY_SOCKET) return () => {}
  // Node has no datagram sockets of the file system, so a program of systemd sends it.
  const tell = () =>
    execFile(
      'systemd-notify',
      ['--ready', 'WATCHDOG=1'],
      { env: { NOTIFY_SOCKET, PATH } },
      (error) => error && onError(error),
    ).unref()
  tell()
  const everyMs = Number(WATCHDOG_USEC) / 1000 / PINGS_IN_TIME
  const timer = everyMs > 0 ? setInterval(tell, everyMs).unref() : undefined
  return () => clearInterval(timer)
}
