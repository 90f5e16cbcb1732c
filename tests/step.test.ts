import { expect, test } from 'vitest';
import { stepped } from '../src/page/fields/aid/arrowKeys.ts';

const up = (text: string, limits: object = {}) =>
  stepped(text, { kind: 'number', label: 'Rate', ...limits }, 1);
const down = (text: string, limits: object = {}) =>
  stepped(text, { kind: 'number', label: 'Rate', ...limits }, -1);

test('A step adds or subtracts exactly the manifest’s step, or 1', () => {
  expect(up('5')).toBe('6');
  expect(up('0.1', { step: 0.2 })).toBe('0.3');
  expect(down('0.3', { step: 0.1 })).toBe('0.2');
  expect(up('10,000', { step: 100 })).toBe('10100');
  expect(down('0')).toBe('-1');
});

test('A step stays within the limits, the last one shortened', () => {
  const score = { min: 300, max: 850, step: 10 };
  expect(up('845', score)).toBe('850');
  expect(up('850', score)).toBeUndefined();
  expect(down('300', score)).toBeUndefined();
  expect(down('305', score)).toBe('300');
});

test('A step from beyond the limits leads back to them', () => {
  const score = { min: 300, max: 850, step: 10 };
  expect(up('0', score)).toBe('300');
  expect(down('0', score)).toBe('300');
  expect(up('9000', score)).toBe('850');
  expect(up('-5', { above: 0 })).toBe('1');
  expect(down('-5', { above: 0 })).toBe('1');
  expect(down('0', { above: 0 })).toBe('1');
  expect(up('9', { below: 5 })).toBe('4');
  expect(up('5', { below: 5 })).toBe('4');
});

test('A step never reaches a limit that is itself refused', () => {
  expect(down('2', { above: 0 })).toBe('1');
  expect(down('1', { above: 0 })).toBeUndefined();
  expect(down('0.5', { above: 0 })).toBeUndefined();
  expect(down('0.15', { above: 0, step: 0.1 })).toBe('0.1');
  expect(up('0.5', { below: 1, step: 0.5 })).toBeUndefined();
});

test('From a blank it starts at the default, or a step from zero, within the limits', () => {
  expect(up('', { default: 70, min: 20 })).toBe('70');
  expect(down(' ', { default: 70, min: 20 })).toBe('70');
  expect(up('', { min: 0, step: 100 })).toBe('100');
  expect(down('', { min: 0, step: 100 })).toBe('0');
  expect(up('', { above: 0, step: 0.5 })).toBe('0.5');
  expect(up('', { min: 18, max: 80 })).toBe('18');
  expect(down('')).toBe('-1');
});

test('A whole number steps to whole numbers', () => {
  const people = { whole: true, min: 1 };
  expect(up('2.5', people)).toBe('3');
  expect(up('2.7', people)).toBe('3');
  expect(down('2.5', people)).toBe('2');
  expect(up('-2.5', { kind: 'integer' })).toBe('-2');
  expect(up('-0.5', { kind: 'integer' })).toBe('0');
  expect(down('1.5', { kind: 'integer' })).toBe('1');
  expect(down('-2.5', { kind: 'integer' })).toBe('-3');
});

test('What is not a number does not step', () => {
  expect(up('many')).toBeUndefined();
});
