import type { Server } from 'miragejs';
import * as v from 'valibot';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MockContext } from '../MockContext.ts';
import type { ListEntry } from '../UserRecord.ts';
import { answer, guarded, stamps } from './handlers.ts';
import { posted, readBody } from './requestBody.ts';

const addressBody = v.object({ address: posted });

/** The calls under /user/address. */
export function addressRoutes(server: Server, context: MockContext): void {
  const keep = (email: string, status: number, addressList: ListEntry[]) => {
    context.database.updateUser(email, { addressList });
    return answer(status, { addressList });
  };

  server.get(
    '/user/address',
    guarded(context, ({ addressList }) => answer(200, { addressList })),
  );

  server.post(
    '/user/address',
    guarded(context, ({ email, addressList }, request) => {
      const { address } = readBody(request, addressBody);
      return keep(email, 201, [...addressList, { ...address, _id: context.mint(), ...stamps(context) }]);
    }),
  );

  server.post(
    '/user/address/:id',
    guarded(context, ({ email, addressList }, request) => {
      const { address } = readBody(request, addressBody);
      const updatedAt = timestamp(context.now());
      const changeEntry = (entry: ListEntry): ListEntry => {
        const { _id, createdAt } = entry;
        return _id === request.params.id ? { ...entry, ...address, _id, createdAt, updatedAt } : entry;
      };
      return keep(email, 200, addressList.map(changeEntry));
    }),
  );

  server.delete(
    '/user/address/:id',
    guarded(context, ({ email, addressList }, { params }) => {
      const left = addressList.filter(({ _id }) => _id !== params.id);
      return keep(email, 200, left);
    }),
  );
}
