/** Tells the service manager how the portal stands, so that it waits until the portal answers (`Type=notify`). */
import { spawn } from 'node:child_process';
import { programsPath, takeServiceManagerSocket } from './environment.ts';

const socket = takeServiceManagerSocket();

/**
 * Without a service manager that listens, or its program, nothing happens. Node has no sockets of the kind
 * that systemd listens at: its own program speaks.
 */
export function tellServiceManager(state: 'ready' | 'stopping'): void {
  if (socket === undefined) return;
  const env = { NOTIFY_SOCKET: socket, PATH: programsPath() };
  spawn('systemd-notify', [`--${state}`], { env, stdio: 'ignore' }).on('error', () => {});
}
