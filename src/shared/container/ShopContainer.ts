import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { PageToken, Token, TokensOf } from './token.ts';

/** The shop's dependency injection container. */
export class ShopContainer {
  readonly #container = new Container();
  readonly #kept = new Map<symbol, unknown>();

  /** Binds what `make` returns for the named parts: once for a shared token, at each `get` for a page token. */
  bind<Service, Parts extends object>(
    token: Token<Service>,
    make: (parts: Parts) => Service,
    parts: TokensOf<Parts>,
  ): void {
    const tokens: [string, Token<unknown>][] = Object.entries(parts);
    for (const [, part] of tokens) this.#bindLazily(part);
    const factory = (...values: unknown[]) =>
      make(Object.fromEntries(tokens.map(([name], at) => [name, values[at]])) as Parts);
    const binding = this.#container.bind(token.id).toResolvedValue(
      factory,
      tokens.map(([, { id }]) => id),
    );
    if (token.scope === 'shared') binding.inSingletonScope();
    else binding.inTransientScope();
  }

  /** Binds the token in place of its earlier binding. */
  rebind<Service, Parts extends object>(
    token: Token<Service>,
    make: (parts: Parts) => Service,
    parts: TokensOf<Parts>,
  ): void {
    this.#container.unbind(token.id);
    this.bind(token, make, parts);
  }

  bindValue<Service>(token: Token<Service>, value: Service): void {
    this.#container.bind(token.id).toConstantValue(value);
  }

  isBound(token: Token<unknown>): boolean {
    return this.#container.isBound(token.id);
  }

  /** Throws when nothing is bound to the token. */
  get<Service>(token: Token<Service>): Service {
    this.#bindLazily(token);
    if (this.#kept.has(token.id)) return this.#kept.get(token.id) as Service;
    return this.#container.get<Service>(token.id);
  }

  /** Makes a page's own view-model ahead of the page, which gets the same one until {@link release}. */
  keep<ViewModel>(token: PageToken<ViewModel>): ViewModel {
    const viewModel = this.get(token);
    this.#kept.set(token.id, viewModel);
    return viewModel;
  }

  /** Lets each page have a view-model of its own again. */
  release(): void {
    this.#kept.clear();
  }

  #bindLazily(token: Token<unknown>): void {
    if (token.bindTo !== undefined && !this.isBound(token)) token.bindTo(this);
  }
}
