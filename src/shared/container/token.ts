/** Names something in the container. A shared service exists once; a page's own view-model is made at each `get`. */
export type Token<Service> = {
  readonly id: symbol;
  readonly scope: 'shared' | 'page';
  /** Carries the service's type; never set. */
  readonly service?: Service;
  /** Binds the token, when it has its own maker. The container calls it before the token is first resolved. */
  readonly bindTo?: (bindings: Bindings) => void;
};

export type SharedToken<Service> = Token<Service> & { readonly scope: 'shared' };
export type PageToken<Service> = Token<Service> & { readonly scope: 'page' };

/** The tokens that provide each of the named parts. */
export type TokensOf<Parts> = { readonly [Name in keyof Parts]: Token<Parts[Name]> };

type Bindings = {
  bind<Service, Parts extends object>(
    token: Token<Service>,
    make: (parts: Parts) => Service,
    parts: TokensOf<Parts>,
  ): void;
};

/** Returns a new token for a port, a use case or a view-model that the composition binds. */
export function sharedToken<Service>(name: string): SharedToken<Service> {
  return { id: Symbol(name), scope: 'shared' };
}

/** Returns a new token for what only lazily loaded screens share. Its maker is in their chunks. */
export function lazyToken<Service, Parts extends object>(
  name: string,
  make: (parts: Parts) => Service,
  parts: TokensOf<Parts>,
): SharedToken<Service> {
  const token: SharedToken<Service> = {
    ...sharedToken(name),
    bindTo: (bindings) => bindings.bind(token, make, parts),
  };
  return token;
}

/** Returns a new token for a view-model that each page gets anew. Its maker is in the page's chunk. */
export function pageToken<Service, Parts extends object>(
  name: string,
  make: (parts: Parts) => Service,
  parts: TokensOf<Parts>,
): PageToken<Service> {
  const token: PageToken<Service> = {
    ...{ id: Symbol(name), scope: 'page' },
    bindTo: (bindings) => bindings.bind(token, make, parts),
  };
  return token;
}
