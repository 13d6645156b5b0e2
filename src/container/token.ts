/** Names something in the container. A shared service exists once; a page's own view-model is made at each `get`. */
export type Token<Service> = {
  readonly id: symbol;
  readonly scope: 'shared' | 'page';
  /** Carries the service's type; never set. */
  readonly service?: Service;
};

export type SharedToken<Service> = Token<Service> & { readonly scope: 'shared' };
export type PageToken<Service> = Token<Service> & { readonly scope: 'page' };

/** Returns a new token for a port, a use case or a view-model that several screens share. */
export function sharedToken<Service>(name: string): SharedToken<Service> {
  return { id: Symbol(name), scope: 'shared' };
}

/** Returns a new token for a view-model that each page gets anew. */
export function pageToken<Service>(name: string): PageToken<Service> {
  return { id: Symbol(name), scope: 'page' };
}
