import type { FeatureText } from '../FeatureText.ts';
import { areaOf, byStage, type Stage } from '../journey.ts';
import { type SpecificationModel, tallies } from '../specificationModel.ts';
import { type Html, html } from './html.ts';
import { legend } from './legend.ts';
import { marks } from './marks.ts';
import { byRule, ruleView } from './rule.ts';
import { counted } from './words.ts';

/** The features in the order of a shopper's way through the shop, each with its rules. */
export function journeyView(model: SpecificationModel): Html {
  const stages = byStage(model.features).filter(([, features]) => features.length > 0);
  return html`<div class="order" id="by-journey">
<nav class="contents" aria-label="Stages"><ol>${stages.map(
    ([{ key, title }, features], index) =>
      html`<li><a href="#stage-${key}"><span>${index + 1}</span> ${title} <span>${features.length}</span></a></li>`,
  )}</ol></nav>
<div class="parts">${stages.map(([stage, features], index) => stageView(stage, index + 1, features, model))}</div>
</div>`;
}

function stageView({ key, title }: Stage, number: number, features: readonly FeatureText[], model: SpecificationModel) {
  return html`<section class="holder" id="stage-${key}" aria-labelledby="title-${key}">
<header><p class="eyebrow">Stage ${number} · ${counted(features.length, 'feature')}</p>
<h2 id="title-${key}">${title}</h2>${legend}</header>
${features.map((feature) => featureView(feature, model))}
</section>`;
}

function featureView(feature: FeatureText, model: SpecificationModel): Html {
  const examples = model.examples.filter((example) => example.feature === feature);
  const rules = byRule(examples);
  return html`<details class="feature holder" data-area="${areaOf(feature.uri)}">
<summary><h3 class="name">${feature.name}</h3> <span class="count">${counted(rules.length, 'rule')}</span> ${marks(tallies(examples))}
<span class="said">${feature.description}</span></summary>
${rules.map((one) => ruleView(one, model))}
</details>`;
}
