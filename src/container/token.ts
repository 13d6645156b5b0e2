import type { ServiceIdentifier } from 'inversify';

/** Names something of the shop in its container, with its type. */
export function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol(name) as ServiceIdentifier<Service>;
}
