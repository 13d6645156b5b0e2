import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { makeChangeManyProducts } from '../../../core/backend/staff/catalogue/ChangeManyProducts.ts';
import { makeChangePictures } from '../../../core/backend/staff/catalogue/ChangePictures.ts';
import { makeChangeProducts } from '../../../core/backend/staff/catalogue/ChangeProducts.ts';
import { makeChangeStyles } from '../../../core/backend/staff/catalogue/ChangeStyles.ts';
import { makeFindStyles } from '../../../core/backend/staff/catalogue/FindStyles.ts';
import { makeImportCatalogue } from '../../../core/backend/staff/catalogue/ImportCatalogue.ts';
import type { Actor } from '../../../core/domain/staff/Actor.ts';
import { MemoryBackEndPorts } from '../backEnd/MemoryBackEndPorts.ts';

/** What the fakes of the admin's catalogue share: the back-end's use cases on its fakes. */
export class MemoryCatalogueBackEnd {
  /** Test control. */
  readonly ports = new MemoryBackEndPorts();
  readonly actor: Actor = { kind: 'staff', id: 'asha', name: 'Asha Rao' };
  readonly catalogue = {
    ...makeFindStyles(this.ports),
    ...makeChangeStyles(this.ports),
    ...makeChangeProducts(this.ports),
    ...makeChangeManyProducts(this.ports),
    ...makeChangePictures(this.ports),
    ...makeImportCatalogue(this.ports),
  };
  /** Test control: what every call rejects with. */
  failure: Error | undefined;

  /** Test control: makes every call fail as without a connection. */
  loseConnection(): void {
    this.failure = new Unreachable('Network Error');
  }

  fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

/** Names a state. */
export function tagOf(value: object): string {
  return JSON.stringify(value);
}
