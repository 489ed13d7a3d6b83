// Whether a process of this machine still runs, told by its id.
import { codeOf } from '../files/durable-writes.ts';

/** Another process may have taken the id since: then it counts as running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
