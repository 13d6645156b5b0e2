import { makeProductSearch } from '../../core/domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../core/domain/catalogue/search/suggestions.ts';
import { queryOnDevice } from '../../core/storefront/catalogue/queryOnDevice.ts';
import { type BackEndSubject, httpOnMirageSubject, memorySubject } from './backEndSubjects.ts';
import { describeCatalogueContract } from './catalogueContract.ts';
import { httpOnFastifySubject } from './serverSubjects.ts';

/** The catalogue of this subject, held on the device. */
function onDevice(subject: BackEndSubject): BackEndSubject {
  const loadSearch = async () => makeProductSearch;
  const loadSuggestions = async () => buildSuggestions;
  return { ...subject, catalogue: queryOnDevice({ products: subject.products, loadSearch, loadSuggestions }) };
}

describeCatalogueContract('The catalogue on the device', () => onDevice(memorySubject()));
describeCatalogueContract('The catalogue of the mock back-end on the device', () => onDevice(httpOnMirageSubject()));
describeCatalogueContract('MemoryCatalogue', memorySubject);
describeCatalogueContract('HttpCatalogue on the server', httpOnFastifySubject);
