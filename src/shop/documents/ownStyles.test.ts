import { describe, expect, it } from 'vitest';
import { ownStyles } from './ownStyles.ts';

const HTML = '<main class="_1a20"><button class="_c3d1 _c3d2">Add</button></main>';

describe('The styles of a document', () => {
  it.each([
    ['of one of its classes', '._c3d1{color:red}'],
    ['of one of its classes among others', '._zzz0,._c3d1:hover{color:red}'],
    ['without a class', 'h1,a:hover{color:red}'],
    ['of which one selector has no class', '._zzz0,h1{color:red}'],
    ['that excludes a class', 'a:not(._zzz0,:is(b)){color:red}'],
    ['of one of several classes', ':is(._zzz0,._c3d2) b{color:red}'],
    ['in a layer and for a width', '@layer components{@media (width>=600px){._1a20{color:red}}}'],
    ['for a font', '@font-face{src:url(data:font/woff2;base64,ab)format("woff2");font-family:A}'],
    ['that is an order of layers', '@layer tokens,base;'],
    ['with its animation', '._1a20{animation:_1a25 1s}@keyframes _1a25{0%{top:0}to{top:1px}}'],
  ])('have a rule %s', (_name, sheet) => {
    expect(ownStyles(sheet, HTML)).toBe(sheet);
  });

  it.each([
    ['of another class', '._zzz0{color:red}'],
    ['of another class of the same file', '._c3d4 b,._c3d4{color:red}'],
    ['of a class whose name begins like one of its', '._c3d1a{color:red}'],
    ['of another class in a layer', '@layer components{@media print{._zzz0{color:red}}}'],
    ['for an animation that nothing has', '@keyframes _1a25{0%{top:0}to{top:1px}}'],
  ])('have no rule %s', (_name, sheet) => {
    expect(ownStyles(sheet, HTML)).toBe('');
  });

  it('keep the order of the rules', () => {
    const sheet = 'a{b:c}._1a20{b:c}._zzz0{b:c}@media print{a{b:d}._zzz0{b:c}}._1a20{e:f}';
    expect(ownStyles(sheet, HTML)).toBe('a{b:c}._1a20{b:c}@media print{a{b:d}}._1a20{e:f}');
  });
});
