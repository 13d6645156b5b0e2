/*
 * A stand-in for the payment provider's checkout script, for development, the demo and tests. It defines the same
 * `window.Razorpay` and moves no money. It is served without a build step, so it is browser JavaScript without imports.
 * A checkout with an `order_id` is paid at the back-end, which runs a stand-in for the provider; one without is paid in the page.
 */
(() => {
  /** The time from the closing of the window to the call of `handler`, in milliseconds. */
  const HANDLER_DELAY_MS = 200;
  const PAY_URL = '/stand-in/pay';
  const UNPAID = 'The simulated bank could not be reached';
  const DECLINED = 'Your payment was declined by the simulated bank';

  /** The content of the window, whose texts are set when it opens. */
  const CONTENT = `
    <style>
      .razorpay-stand-in { --quiet: light-dark(#5c5c66, #b0b0bb); --line: light-dark(#d9d9e0, #43434d);
        --strong: light-dark(#1d4ed8, #9db8ff);
        color-scheme: light dark; box-sizing: border-box; width: min(24rem, calc(100vw - 2rem)); margin: auto; padding: 1.25rem;
        border: 1px solid var(--line); border-radius: 0.75rem; background: light-dark(#fff, #1c1c21);
        color: light-dark(#1b1b1f, #f2f2f5); font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 0.35); }
      .razorpay-stand-in::backdrop { background: rgb(0 0 0 / 0.55); }
      .razorpay-stand-in * { box-sizing: border-box; margin: 0; }
      .razorpay-stand-in h2 { font-size: 1.125rem; line-height: 1.3; overflow-wrap: anywhere; }
      .razorpay-stand-in .amount { margin-block: 0.25rem; font-size: 2rem; font-weight: 700; line-height: 1.2; }
      .razorpay-stand-in .quiet { color: var(--quiet); overflow-wrap: anywhere; }
      .razorpay-stand-in dl { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 0.75rem; margin-block: 1rem;
        padding-block: 0.75rem; border-block: 1px solid var(--line); font-size: 0.9375rem; }
      .razorpay-stand-in dt { color: var(--quiet); }
      .razorpay-stand-in dd { overflow-wrap: anywhere; }
      .razorpay-stand-in .news { min-height: 1.5rem; margin-block: 0.5rem; color: light-dark(#b3261e, #ffb4ab); font-size: 0.9375rem; }
      .razorpay-stand-in .choices { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; }
      .razorpay-stand-in button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem;
        background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
      .razorpay-stand-in button:first-child { grid-column: 1 / -1; border-color: var(--strong); background: var(--strong);
        color: light-dark(#fff, #10131c); }
      .razorpay-stand-in button:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
    </style>
    <h2 id="razorpay-stand-in-title"></h2>
    <p class="amount"></p>
    <p class="quiet description"></p>
    <dl></dl>
    <p id="razorpay-stand-in-notice" class="quiet">Simulated payment: no money moves</p>
    <p class="news" role="alert"></p>
    <div class="choices">
      <button type="button" autofocus>Pay</button><button type="button">Fail</button><button type="button">Cancel</button>
    </div>`;

  function check(options) {
    if (!options || typeof options.key !== 'string' || options.key === '') throw new Error('No key passed');
    if (!Number.isInteger(options.amount) || options.amount < 100) {
      throw new Error('Invalid amount: pass an integer number of paise, at least 100');
    }
    if (options.currency !== 'INR') throw new Error('The provided currency is not supported');
  }

  function paymentId() {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    const bytes = window.crypto.getRandomValues(new Uint8Array(14));
    return `pay_${Array.from(bytes, (byte) => letters[byte % letters.length]).join('')}`;
  }

  /** Pays an order of the provider. Resolves with the ids and the signature, or the error, that the provider answers. */
  async function payOrder(orderId) {
    const response = await window.fetch(PAY_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId }),
    });
    return response.json();
  }

  function rupees(paise) {
    const format = { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' };
    return new Intl.NumberFormat('en-IN', format).format(paise / 100);
  }

  function element(tagName, textContent) {
    return Object.assign(document.createElement(tagName), { textContent });
  }

  function dialogFor({ name, amount, description = '', prefill = {} }) {
    const dialog = document.createElement('dialog');
    dialog.className = 'razorpay-stand-in';
    dialog.setAttribute('aria-labelledby', 'razorpay-stand-in-title');
    dialog.setAttribute('aria-describedby', 'razorpay-stand-in-notice');
    dialog.innerHTML = CONTENT;
    dialog.querySelector('h2').textContent = name || 'Payment';
    dialog.querySelector('.amount').textContent = rupees(amount);
    dialog.querySelector('.description').textContent = description;
    const contact = { Name: prefill.name, 'E-mail': prefill.email, Phone: prefill.contact };
    for (const [term, text] of Object.entries(contact)) {
      if (text) dialog.querySelector('dl').append(element('dt', term), element('dd', text));
    }
    return dialog;
  }

  class Razorpay {
    #options;
    #callbacks = new Map();
    #shown;
    #isPaying = false;

    constructor(options) {
      check(options);
      this.#options = options;
    }

    on(event, callback) {
      this.#callbacks.set(event, [...(this.#callbacks.get(event) || []), callback]);
      return this;
    }

    open() {
      if (this.#shown) return this;
      const dialog = dialogFor(this.#options);
      this.#shown = dialog;
      const [pay, fail, cancel] = dialog.querySelectorAll('button');
      pay.onclick = () => this.#pay();
      fail.onclick = () => this.#fail();
      cancel.onclick = () => this.close();
      // Some browsers close a dialog at the second press of Escape without a `cancel` event, so both events are handled.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.close();
      });
      dialog.addEventListener('close', () => this.close());
      document.body.append(dialog);
      dialog.showModal();
      return this;
    }

    close() {
      if (this.#hide()) this.#options.modal?.ondismiss?.();
    }

    #pay() {
      if (this.#options.order_id) {
        this.#payOrder(this.#options.order_id);
      } else if (this.#hide()) {
        window.setTimeout(() => this.#options.handler?.({ razorpay_payment_id: paymentId() }), HANDLER_DELAY_MS);
      }
    }

    /** Calls the handler also when the window was closed meanwhile, as the provider does. */
    async #payOrder(orderId) {
      if (this.#isPaying) return;
      this.#isPaying = true;
      try {
        const payment = await payOrder(orderId);
        if (payment.error) return this.#fail(payment.error.description);
        this.#hide();
        this.#options.handler?.(payment);
      } catch {
        this.#fail(UNPAID);
      } finally {
        this.#isPaying = false;
      }
    }

    #fail(description = DECLINED) {
      if (!this.#shown) return;
      this.#shown.querySelector('.news').textContent = description;
      const error = {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { payment_id: paymentId() },
      };
      for (const callback of this.#callbacks.get('payment.failed') || []) callback({ error });
    }

    #hide() {
      if (!this.#shown) return false;
      const dialog = this.#shown;
      this.#shown = undefined;
      dialog.close();
      dialog.remove();
      return true;
    }
  }

  window.Razorpay = Razorpay;
})();
