import { makeAutoObservable, runInAction } from 'mobx';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { chartIn, type LengthUnit, type Measure, measuresIn } from '../../../../core/domain/measures/SizeChart.ts';
import { fitText } from '../../../../core/domain/styles/fit.ts';
import { sizeGuideOf } from '../../../../core/domain/styles/sizeGuide.ts';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';

export type SizeGuideParts = Pick<StorefrontPorts, 'lengthUnits' | 'fit'> & { readonly pendingWork: PendingWork };

/** A table of measures, with what to measure for it. */
export type SizeGuideView = {
  /** The headings; the first is that of the sizes. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly size: string; readonly cells: readonly string[] }[];
  readonly measures: readonly Measure[];
};

/** The size guide of a piece, in the unit that the shopper has chosen. */
export class SizeGuideViewModel {
  unit: LengthUnit = 'cm';
  /** How buyers say that the piece fits; undefined as long as that is not known. */
  fit: string | undefined = undefined;
  /** Whether the unit was chosen on this page, which a slower answer of the storage must not undo. */
  #isChosen = false;
  readonly #parts: SizeGuideParts;

  constructor(parts: SizeGuideParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the unit that is remembered on the device. */
  appear(): () => void {
    void this.#parts.pendingWork.track(this.recall());
    return () => undefined;
  }

  /** Returns the guide of a piece; undefined when it has none. */
  guide(product: Product): SizeGuideView | undefined {
    const chart = sizeGuideOf(product);
    if (chart === undefined) return undefined;
    const { columns, rows } = chartIn(chart, this.unit);
    return { columns, rows: rows.map(([size = '', ...cells]) => ({ size, cells })), measures: measuresIn(chart) };
  }

  /** Asks how buyers say that a piece fits. Without an answer, nothing is told. */
  async loadFit(product: Pick<Product, 'id'>): Promise<void> {
    const { fit, pendingWork } = this.#parts;
    const votes = await pendingWork.track(fit.votes(product).catch(() => undefined));
    runInAction(() => {
      this.fit = votes && fitText(votes);
    });
  }

  /** Shows the measures in a unit, and remembers it. */
  choose(unit: LengthUnit): void {
    this.#isChosen = true;
    this.unit = unit;
    void this.#parts.pendingWork.track(this.#parts.lengthUnits.remember(unit));
  }

  private async recall(): Promise<void> {
    const unit = await this.#parts.lengthUnits.recall();
    runInAction(() => {
      if (unit !== undefined && !this.#isChosen) this.unit = unit;
    });
  }
}
