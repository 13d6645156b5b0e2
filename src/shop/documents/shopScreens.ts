import { createServer, type ViteDevServer } from 'vite';
import type { PageRoute } from '../pages.ts';
import { shortClassNames } from './build/shortClassNames.ts';

type Routes = typeof import('../pages.ts');
type Renderer = typeof import('./renderPage.tsx');

/** The shop's screens, loaded from source to be rendered without a browser. */
export type ShopScreens = {
  readonly routes: readonly PageRoute[];
  readonly renderPage: Renderer['renderPage'];
  /** Returns the ids of the modules that a page's screens are in: its frame's, then its own. */
  modulesOf(page: PageRoute): Promise<readonly string[]>;
};

/** Loads the screens, hands them to `use`, and returns what that returns. */
export async function withShopScreens<Result>(use: (screens: ShopScreens) => Promise<Result>): Promise<Result> {
  const server = await createServer({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { modules: shortClassNames },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  try {
    const { routes } = (await server.ssrLoadModule('/src/shop/pages.ts')) as Routes;
    const { renderPage } = (await server.ssrLoadModule('/src/shop/documents/renderPage.tsx')) as Renderer;
    return await use({ routes, renderPage, modulesOf: (page) => modulesOf(server, page) });
  } finally {
    await server.close();
  }
}

async function modulesOf({ moduleGraph }: ViteDevServer, { name, load, frame }: PageRoute): Promise<readonly string[]> {
  const screens = await Promise.all([...(frame ? [frame()] : []), load()]);
  const modules = [...moduleGraph.idToModuleMap.values()];
  return screens.map((screen) => {
    const module = modules.find(({ ssrModule }) => Object.values(ssrModule ?? {}).includes(screen));
    if (module?.id == null) throw new Error(`No module exports the screen of the page ${name}`);
    return module.id;
  });
}
