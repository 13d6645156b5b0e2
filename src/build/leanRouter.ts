import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the shop does not use of the router: its components are made, and given a name for
 * debugging, in statements that must be kept as long as nobody says that they have no effect of their own.
 */
export function leanRouter(): Plugin {
  return {
    name: 'creator-row:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

export function withoutEffects(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
