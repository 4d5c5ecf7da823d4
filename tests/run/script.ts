/** Runs commands for `npm test`, and leaves none of their processes behind. */
import {type ChildProcess, spawn} from 'node:child_process';

const LIMIT_MINUTES = 30;
const running = new Set<ChildProcess>();

export interface Ended {
  /** How the command ended; empty when it ended well. */
  readonly problem: string;
  /** All that it printed. */
  readonly output: string;
}

/** Ends a command and everything that it started. */
function kill({pid}: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/**
 * Runs a command to its end.
 * @param tell called with all that it has printed so far, whenever it prints
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  tell: (output: string) => void,
): Promise<Ended> {
  const child = spawn(program, args, {
    detached: true, // a process group of its own, so that `kill` reaches all of it
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let late = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => tell((output += text)));
  }
  const timer = setTimeout(() => {
    late = `stopped after ${LIMIT_MINUTES} minutes`;
    kill(child);
  }, LIMIT_MINUTES * 60_000);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({problem: late || (code === 0 ? '' : `ended with ${signal ?? `exit code ${code}`}`), output});
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running.forEach(kill);
    process.exit(1);
  });
}
