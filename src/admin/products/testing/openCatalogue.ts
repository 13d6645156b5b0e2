import { MemoryCatalogueBackEnd } from '../../../../adapters/memory/admin/MemoryCatalogueBackEnd.ts';
import { MemoryProductImport } from '../../../../adapters/memory/admin/MemoryProductImport.ts';
import { MemorySizes } from '../../../../adapters/memory/admin/MemorySizes.ts';
import { MemoryStyles } from '../../../../adapters/memory/admin/MemoryStyles.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';

/** A catalogue with the tee in two sizes and a cap, and what view-models are made of. */
export async function openCatalogue() {
  const backEnd = new MemoryCatalogueBackEnd();
  const log = new MemoryLog();
  await backEnd.ports.products.import([
    { ...aProduct({ key: 'tee-m', id: 1, size: 'M' }), isListed: true, style: 'tee' },
    { ...aProduct({ key: 'tee-l', id: 2, size: 'L', discountedPrice: 59_900 }), isListed: false, style: 'tee' },
    { ...aProduct({ key: 'cap', id: 3, name: 'Cap', originalPrice: 19_900, discountedPrice: 19_900 }), isListed: true },
  ]);
  const parts = {
    ...{
      styles: new MemoryStyles(backEnd),
      sizes: new MemorySizes(backEnd),
      imports: new MemoryProductImport(backEnd),
    },
    ...{ pendingWork: new PendingWork(), log },
  };
  /** What another member of staff changes of the tee. */
  const changeElsewhere = (change: object) => backEnd.catalogue.changeStyle(backEnd.actor, 'tee', change, () => true);
  const stored = async (id = 'tee') => {
    const shown = await backEnd.catalogue.showStyle(id);
    if (typeof shown === 'string') throw new Error(`There is no style ${id}`);
    return shown;
  };
  return { backEnd, parts, log, changeElsewhere, stored };
}
