// Sends requests through the proxy that a runner names: Node does so by itself only where it is told to.
import * as http from 'node:http';

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY'] as const;

/** `warn` is told where this Node cannot: it came with Node 24.14. Git reads the same variables itself. */
export function useProxy(env: Env, warn: (message: string) => void): void {
  const set = NAMES.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  if (!set.some(([name]) => !/^no_/i.test(name))) return;
  if (typeof http.setGlobalProxyFromEnv === 'function') http.setGlobalProxyFromEnv(Object.fromEntries(set));
  else
    warn(
      `A proxy is set, and Node ${process.versions.node} cannot use one, so requests go without it. ` +
        'Update the runner.',
    );
}
