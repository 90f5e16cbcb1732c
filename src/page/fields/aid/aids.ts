// biome-ignore lint/performance/noBarrelFile: one fetch brings all that helps to fill in a field
export { NumberAid } from './NumberAid.tsx';
export { OptionFilter } from './OptionFilter.tsx';
export { fillInNow } from './zones.ts';
