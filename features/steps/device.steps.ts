import { Given } from '@cucumber/cucumber';
import { accountOf, rememberedOf } from '../behind/accounts.ts';
import type { ShopWorld } from '../drive/world.ts';

Given('someone pretends to be {word}', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(accountOf(name));
  this.shop.device.remembersSession({ ...rememberedOf(name), token: 'made.up.words' });
});

Given('half of what the shop remembers of {word} is missing', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(accountOf(name));
  const { firstName, email } = accountOf(name);
  this.shop.device.remembersSession({ isAuth: 'true', firstName, email });
});

Given('what the shop remembers of {word} is damaged', function (this: ShopWorld, name: string) {
  this.shop.backEnd.hasAccount(accountOf(name));
  this.shop.device.remembersSession({ ...rememberedOf(name), token: '', isAuth: '{"yes' });
});

Given("what the shop remembers of {word}'s orders is damaged", function (this: ShopWorld, name: string) {
  this.shop.device.damagesOrders(accountOf(name).email);
});
