import { outcomeOf } from './limit.ts';
import { type Form, need, type Oracles, refuse, type Typed } from './oracle.ts';
import type { Random } from './random.ts';
import { max, Rational } from './rational.ts';
import { atan, pi, sqrt, tan } from './reals.ts';
import { rubbish } from './typing.ts';

const cubicFoot = '0.028316846592';
const cubicYard = '0.764554857984';

const ceil = (x: Rational): Rational => new Rational(x.ceil());
const squared = (x: Rational): Rational => x.mul(x);
const circle = (diameter: Rational): Rational => pi.mul(squared(diameter)).div(4);

/** A figure that is there only where an amount is above zero. */
const ifAny = (amount: Rational, figure: Rational): Rational | undefined =>
  amount.cmp(0) > 0 ? figure : undefined;

const count = (form: Form, id: string, from: number, to: number, initial?: string): Rational =>
  form.number(id, { from, to, whole: true, ...(initial ? { default: initial } : {}) });
/** A number above zero; blank is a usual size. */
const usual = (form: Form, id: string, blank: string): Rational =>
  form.number(id, { above: 0, blank });
/** One and the part wasted. */
const withWaste = (form: Form, initial: string): Rational =>
  form.number('wastePercent', { from: 0, to: 100, default: initial }).div(100).add(1);
const isMetric = (form: Form, initial: 'metric' | 'imperial'): boolean =>
  form.choice('units', { metric: true, imperial: false }, initial);

const sum = (parts: readonly Rational[]): Rational =>
  parts.reduce((total, part) => total.add(part), new Rational(0n)).reduced();

// ---------------------------------------------------------------- shapes

const shapes = ['rectangle', 'triangle', 'circle', 'halfCircle', 'trapezoid'] as const;
const shapeLabels = {
  rectangle: 'Rectangle',
  triangle: 'Triangle',
  circle: 'Circle',
  halfCircle: 'Half circle',
  trapezoid: 'Trapezoid',
};

function shapeArea(row: Form, label: string): Rational {
  const length = row.positive('length');
  if (label === 'Circle') return circle(length);
  if (label === 'Half circle') return circle(length).div(2);
  const width = row.positive('width');
  if (label === 'Rectangle') return length.mul(width);
  if (label === 'Triangle') return length.mul(width).div(2);
  return length.add(width).mul(row.positive('height')).div(2);
}

/** The measures that a shape needs. */
const measures: Readonly<Record<string, readonly string[]>> = {
  Circle: ['length'],
  'Half circle': ['length'],
  Rectangle: ['length', 'width'],
  Triangle: ['length', 'width'],
  Trapezoid: ['length', 'width', 'height'],
};

/** Whether none of the measures of a row's shape is filled in; such a row is left out. */
const isUnmeasured = (row: Form): boolean =>
  (measures[row.choice('shape', shapeLabels)] ?? []).every((id) => row.typedText(id) === '');

/** A row's label and area, which is below zero where it is taken off. */
function shapePart(row: Form): { readonly shape: string; readonly area: Rational } {
  const shape = row.choice('shape', shapeLabels);
  const area = shapeArea(row, shape)
    .mul(count(row, 'count', 1, 1000))
    .mul(row.choice('sign', { add: 1, subtract: -1 }));
  return { shape, area: area.reduced() };
}

/** The volume of one piece of concrete in the large unit. */
function pieceVolume(form: Form, perLarge: number): Rational {
  const shape = form.option('shape', ['slab', 'column', 'stairs'], 'slab');
  const small = (id: string) => form.positive(id).div(perLarge);
  if (shape === 'column') return circle(small('diameter')).mul(form.positive('height'));
  const width = form.positive('width');
  if (shape === 'slab') return form.positive('length').mul(width).mul(small('thickness'));
  const steps = count(form, 'steps', 1, 100);
  const blocks = steps.mul(steps.add(1)).div(2);
  return small('rise').mul(small('run')).mul(width).mul(blocks);
}

function bedArea(form: Form): Rational {
  const known = form.option('areaFrom', ['rectangle', 'circle', 'area'], 'rectangle');
  if (known === 'circle') return circle(form.positive('diameter'));
  if (known === 'area') return form.positive('area');
  return form.positive('length').mul(form.positive('width'));
}

/** The slope of a roof, its angle in degrees and its slope factor. */
function roofSlope(form: Form): readonly [slope: Rational, angle: Rational, factor: Rational] {
  if (form.choice('given', { pitch: true, angle: false }, 'pitch')) {
    const rise = form.number('rise', { from: 0, to: 1000, default: '6' });
    const slope = rise.div(form.number('run', { above: 0, to: 1000, default: '12' }));
    return [slope, atan(slope), sqrt(squared(slope).add(1))];
  }
  const angle = form.number('angle', { from: 0, to: 85 });
  // Of these angles only 0°, 45° and 60° have a rational tangent or cosine (Niven); their figures
  // are exact, since a product of them may end on half a cent.
  const slope = angle.cmp(45) === 0 ? new Rational(1n) : tan(angle);
  const factor = angle.cmp(60) === 0 ? new Rational(2n) : sqrt(squared(slope).add(1));
  return [slope, angle, factor];
}

// ---------------------------------------------------------------- what people type

/** A length: round, decimal, or of any size. */
const size = (random: Random, from: number, to: number): string =>
  random.pick([
    () => String(random.int(Math.max(1, Math.ceil(from)), Math.floor(to))),
    () => String(random.int(Math.max(1, Math.ceil(from * 4)), Math.floor(to * 4)) / 4),
    () => notZero(random.between(from, to, 2)),
    () => (random.chance(0.2) ? random.amount(0.01, 1e6) : notZero(random.between(from, to, 3))),
  ])();

const notZero = (text: string): string => (Number(text) > 0 ? text : '1');

const anyPrice = (random: Random): string =>
  random.pick(['', '0', random.amount(0.01, 1000), random.between(1, 60, 3), '2.995']);
const anyWaste = (random: Random): string =>
  random.chance(0.03)
    ? random.near(0, 100)
    : random.pick(['0', '5', '10', '15', '100', random.between(0, 30, 2)]);
/** Blank, or a size around a usual one. */
const orUsual = (random: Random, size: string, from: number, to: number): string =>
  random.pick(['', size, notZero(random.between(from, to, 2))]);
const isRare = (random: Random): boolean => random.chance(0.01);
const huge = '99999999999999999999';

function floorPlan(random: Random): Typed {
  const shapeRow = (sign: string) => {
    const shape = random.pick(shapes);
    const isRound = shape === 'circle' || shape === 'halfCircle';
    const hidden = () => random.pick(['', '', '-1', '0', '3']);
    return {
      shape,
      length: isRare(random) ? random.pick(['', '0', '-2', huge]) : size(random, 0.5, 40),
      width: isRound ? hidden() : isRare(random) ? huge : size(random, 0.5, 40),
      height: shape === 'trapezoid' ? size(random, 0.5, 40) : hidden(),
      count: isRare(random)
        ? random.pick(['0', '1001', '1.5'])
        : random.pick(['1', '1', '2', '1000']),
      sign,
    };
  };
  const length = random.chance(0.03) ? random.pick([20, 21]) : random.int(1, 5);
  const rows = Array.from({ length }, (_, index) =>
    shapeRow(index > 0 && random.chance(0.15) ? 'subtract' : 'add'),
  );
  const [first] = rows;
  if (first && random.chance(0.08)) {
    // As much taken off as there is: the same again, or four small circles for a large one.
    const round = { ...first, shape: 'circle' as const };
    rows.splice(
      0,
      length,
      ...random.pick([
        [first, { ...first, sign: 'subtract' }],
        [
          { ...round, length: '5', count: '1' },
          { ...round, length: '2.5', count: random.pick(['4', '4', '5']), sign: 'subtract' },
        ],
      ]),
    );
  }
  return {
    units: random.pick(['feet', 'meters', 'yards', 'inches']),
    shapes: rows,
    wastePercent: anyWaste(random),
    pricePerArea: anyPrice(random),
    ...(random.chance(0.4)
      ? {
          packCovers: random.pick(['2', '2.22', '0', random.between(0.1, 30, 2)]),
          pricePerPack: anyPrice(random),
        }
      : rubbish(random, 'pricePerPack')),
  };
}

function room(random: Random): Typed {
  const metric = random.chance(0.5);
  const scale = metric ? 1 : 3;
  const openings = () =>
    random.chance(0.02) ? random.pick(['-1', '51', '50']) : String(random.int(0, 4));
  const exact = random.chance(0.1);
  return {
    units: metric ? 'metric' : 'imperial',
    length: isRare(random) ? huge : size(random, 1 * scale, 12 * scale),
    width: isRare(random) ? random.pick([huge, '0', '']) : size(random, 1 * scale, 12 * scale),
    height: size(random, 2 * scale, 4 * scale),
    doors: openings(),
    windows: openings(),
    ceiling: random.pick(['no', 'yes']),
    coats: isRare(random) ? random.pick(['0', '6']) : String(random.int(1, 5)),
    coverage: orUsual(random, metric ? '10' : '350', 4 * scale, 100 * scale),
    canSize: orUsual(random, metric ? '2.5' : '1', 0.5, 10),
    pricePerCan: anyPrice(random),
    // Walls that are all doors, or a little more.
    ...(exact && metric
      ? { length: '1', width: '0.9', height: '2', doors: '4', windows: random.pick(['0', '1']) }
      : {}),
    // A whole number of cans.
    ...(exact && !metric
      ? { length: '20', width: '15', height: '10', doors: '0', windows: '0', ceiling: 'no' }
      : {}),
  };
}

function pour(random: Random): Typed {
  const metric = random.chance(0.5);
  const shape = random.pick(['slab', 'column', 'stairs']);
  const bag = random.pick(['lb80', 'lb60', 'lb50', 'kg20', 'kg25', 'kg40', 'other']);
  const large = () => size(random, 0.5, metric ? 12 : 40);
  const small = () => size(random, 2, metric ? 60 : 24);
  const measures: Readonly<Record<string, string>> =
    shape === 'slab'
      ? { length: isRare(random) ? huge : large(), width: large(), thickness: small() }
      : shape === 'column'
        ? { diameter: isRare(random) ? huge : small(), height: large() }
        : {
            width: large(),
            rise: isRare(random) ? '0' : small(),
            run: small(),
            steps: random.chance(0.05)
              ? random.pick(['0', '101', '100'])
              : String(random.int(1, 20)),
          };
  const all = ['length', 'width', 'thickness', 'diameter', 'height', 'rise', 'run', 'steps'];
  return {
    units: metric ? 'metric' : 'imperial',
    shape,
    ...measures,
    ...rubbish(random, ...all.filter((id) => !(id in measures))),
    count: isRare(random) ? random.pick(['0', '1001', '2.5']) : random.pick(['1', '6', '1000']),
    wastePercent: anyWaste(random),
    bag,
    ...(bag === 'other'
      ? { bagYield: size(random, metric ? 5 : 0.25, metric ? 40 : 2) }
      : rubbish(random, 'bagYield')),
    pricePerBag: anyPrice(random),
    pricePerCubic: anyPrice(random),
    // A whole number of cubic metres, which is a whole number of bags of 20 kg.
    ...(random.chance(0.1) && {
      units: 'metric',
      shape: 'slab',
      length: '5',
      width: '4',
      thickness: random.pick(['10', '10.001']),
      wastePercent: '0',
      bag: random.pick(['kg20', 'kg40']),
    }),
    // A need of exactly so many bags, or of a little more.
    ...(random.chance(0.15)
      ? {
          units: 'imperial',
          shape: 'slab',
          length: random.pick(['12', '12.01']),
          width: '6',
          thickness: '6',
          wastePercent: random.pick(['0', '25']),
        }
      : {}),
  };
}

function tiling(random: Random): Typed {
  const metric = random.chance(0.5);
  const areaFrom = random.pick(['room', 'area']);
  const isRoom = areaFrom === 'room';
  const side = () =>
    isRare(random) ? random.pick([huge, '0']) : size(random, 0.5, metric ? 10 : 30);
  const tile = () =>
    random.pick(metric ? ['30', '60', '20', '33.3', '9.7'] : ['12', '6', '4.25', '24', '3']);
  // No joint makes whole rows, and whole areas, likely.
  const joint = random.pick([
    '',
    '0',
    metric ? '3' : '0.125',
    random.between(0, metric ? 10 : 1, 3),
  ]);
  return {
    units: metric ? 'metric' : 'imperial',
    areaFrom,
    ...(isRoom
      ? { length: side(), width: side(), ...rubbish(random, 'area') }
      : {
          area: random.pick([size(random, 1, 100), random.amount(0.1, 1e5)]),
          ...rubbish(random, 'length', 'width'),
        }),
    tileLength: random.chance(0.3) ? size(random, 2, 100) : tile(),
    tileWidth: random.chance(0.3) ? size(random, 2, 100) : tile(),
    joint: isRare(random) ? '-0.1' : joint,
    wastePercent: anyWaste(random),
    tilesPerBox: isRare(random)
      ? random.pick(['0', '10001', '1.5'])
      : random.pick(['1', '8', '10', '10000', String(random.int(1, 60))]),
    pricePerBox: anyPrice(random),
  };
}

function bed(random: Random): Typed {
  const metric = random.chance(0.5);
  const areaFrom = random.pick(['rectangle', 'circle', 'area']);
  const material = random.pick(['mulch', 'compost', 'topsoil', 'sand', 'gravel', 'other']);
  const side = () => (isRare(random) ? random.pick([huge, '0', '']) : size(random, 0.5, 40));
  const measures: Readonly<Record<string, string>> =
    areaFrom === 'rectangle'
      ? { length: side(), width: side() }
      : areaFrom === 'circle'
        ? { diameter: side() }
        : { area: random.pick([size(random, 1, 500), random.amount(0.1, 1e6)]) };
  const all = ['length', 'width', 'diameter', 'area'];
  return {
    units: metric ? 'metric' : 'imperial',
    areaFrom,
    ...measures,
    ...rubbish(random, ...all.filter((id) => !(id in measures))),
    depth: isRare(random) ? '0' : random.pick(['3', '6', size(random, 1, metric ? 30 : 12)]),
    material,
    ...(material === 'other'
      ? { density: isRare(random) ? '0' : random.between(100, 2500, 2) }
      : rubbish(random, 'density')),
    bagVolume: orUsual(random, metric ? '50' : '2', 0.5, metric ? 80 : 5),
    pricePerBag: anyPrice(random),
    pricePerCubic: anyPrice(random),
  };
}

function walls(random: Random): Typed {
  const metric = random.chance(0.5);
  const match = random.pick(['free', 'straight', 'halfDrop']);
  const height = metric ? random.between(2, 4, 2) : random.between(7, 12, 2);
  const repeats = metric ? ['53', '64', '26.5', '16', '5'] : ['21', '24', '12.6', '6'];
  const long = random.chance(0.05);
  const rollLength = metric ? '10.05' : '33';
  return {
    units: metric ? 'metric' : 'imperial',
    perimeter: isRare(random)
      ? random.pick([huge, '0'])
      : random.pick([size(random, 1, metric ? 30 : 90), metric ? '10.6' : '41']),
    height: long ? random.pick([rollLength, metric ? '9.95' : '32', size(random, 5, 40)]) : height,
    match,
    ...(match === 'free'
      ? rubbish(random, 'patternRepeat')
      : { patternRepeat: isRare(random) ? '0' : random.pick([...repeats, size(random, 5, 80)]) }),
    trim: random.pick(['', '', '0', metric ? '10' : '4', random.between(0, 20, 1)]),
    rollLength: orUsual(random, rollLength, metric ? 8 : 20, metric ? 20 : 60),
    rollWidth: orUsual(random, metric ? '53' : '20.5', metric ? 40 : 15, metric ? 110 : 40),
    pricePerRoll: anyPrice(random),
  };
}

function lumber(random: Random): Typed {
  const isFeet = random.chance(0.5);
  const length = random.chance(0.03) ? random.pick([50, 51]) : random.int(1, 6);
  return {
    lengthUnit: isFeet ? 'feet' : 'inches',
    pieces: Array.from({ length }, () => ({
      thickness: isRare(random)
        ? random.pick(['0', '', '-1'])
        : random.pick(['1', '0.75', '0.9999', '1.0001', '2', '1.25', size(random, 0.25, 8)]),
      width: isRare(random) ? '0' : random.pick(['6', '8', '12', size(random, 1, 24)]),
      length: isRare(random)
        ? huge
        : random.pick(['8', '10', '1', size(random, 1, isFeet ? 20 : 240)]),
      quantity: isRare(random)
        ? random.pick(['0', '100001', '1.5'])
        : random.pick(['1', '1', String(random.int(1, 40)), '100000']),
    })),
    thinRule: random.pick(['no', 'yes']),
    wastePercent: anyWaste(random),
    pricePerBoardFoot: anyPrice(random),
  };
}

function roof(random: Random): Typed {
  const given = random.pick(['pitch', 'angle']);
  const [rise = '', run = ''] = random.pick([
    [String(random.int(0, 24)), '12'],
    [random.pick(['3', '5', '8', '7']), random.pick(['4', '12', '15', '24'])],
    [random.between(0, 30, 2), notZero(random.between(0.5, 30, 2))],
    [random.near(0, 1000), random.near(0, 1000)],
    ['0', '12'],
  ]);
  const angle = random.pick([
    random.pick(['0', '45', '60', '30', '85']),
    random.between(0, 85, 3),
    random.between(0, 60, 1),
    random.near(0, 45, 60, 85),
  ]);
  const side = () =>
    random.pick(['', '0', size(random, 2, 60), size(random, 2, 60), size(random, 2, 60)]);
  const [buildingWidth, buildingLength] = [
    isRare(random) ? huge : side(),
    isRare(random) ? huge : side(),
  ];
  return {
    given,
    ...(given === 'pitch'
      ? { rise, run, ...rubbish(random, 'angle') }
      : { angle, ...rubbish(random, 'rise', 'run') }),
    units: random.pick(['imperial', 'metric']),
    buildingWidth,
    buildingLength,
    ...(Number(buildingWidth) > 0
      ? {
          overhang: isRare(random)
            ? '-1'
            : random.pick(['', '0', '1', '0.0025', random.between(0, 3, 3)]),
        }
      : rubbish(random, 'overhang')),
    ...(Number(buildingWidth) > 0 && Number(buildingLength) > 0
      ? { wastePercent: anyWaste(random) }
      : rubbish(random, 'wastePercent')),
  };
}

// ---------------------------------------------------------------- the calculators

export const homeGarden: Oracles = {
  'square-footage': {
    decimals: {
      areaSquareFeet: 2,
      areaSquareMeters: 2,
      areaSquareYards: 2,
      areaAcres: 4,
      areaWithWaste: 2,
      cost: 2,
      packs: 0,
      packCost: 2,
      'parts.area': 2,
    },
    inputs: floorPlan,
    solve(form) {
      const metres = form.factor(
        'units',
        { feet: '0.3048', meters: 1, yards: '0.9144', inches: '0.0254' },
        'feet',
      );
      const rows = form.rowForms('shapes', 20).filter((row) => !isUnmeasured(row));
      need(rows.length >= 1);
      const parts = rows.map(shapePart);
      const waste = withWaste(form, '0');
      const price = form.amountOrZero('pricePerArea');
      const covers = form.optional('packCovers', { above: 0 });
      const area = sum(parts.map((part) => part.area));
      if (area.cmp(0) < 0) refuse('What is taken off is larger than the rest.', 'shapes');
      const areaSquareMeters = area.mul(squared(metres));
      const packs = covers && ceil(area.mul(waste).div(covers));
      const packPrice = packs && form.amountOrZero('pricePerPack');
      return outcomeOf({
        areaSquareFeet: areaSquareMeters.div('0.09290304'),
        areaSquareMeters,
        areaSquareYards: areaSquareMeters.div('0.83612736'),
        areaAcres: areaSquareMeters.div('4046.8564224'),
        areaWithWaste: ifAny(waste.sub(1), area.mul(waste)),
        cost: ifAny(price, area.mul(waste).mul(price)),
        packs,
        packCost: packPrice && ifAny(packPrice, packs.mul(packPrice)),
        parts,
      });
    },
  },

  paint: {
    decimals: { paintVolume: 2, cans: 0, paintArea: 2, leftover: 2, cost: 2 },
    inputs: (random) => ({
      ...room(random),
      ...(random.chance(0.3) && {
        areaFrom: 'known',
        knownArea: random.chance(0.05) ? '0' : random.between(1, 500, 2),
      }),
    }),
    solve(form) {
      const metric = isMetric(form, 'metric');
      const ofRoom = (): Rational => {
        const [length, width] = [form.positive('length'), form.positive('width')];
        const walls = length.add(width).mul(2).mul(form.positive('height'));
        const doors = count(form, 'doors', 0, 50, '1').mul(metric ? '1.9' : 20);
        const windows = count(form, 'windows', 0, 50, '1').mul(metric ? '1.4' : 15);
        return walls
          .sub(doors)
          .sub(windows)
          .add(form.isYes('ceiling') ? length.mul(width) : 0);
      };
      const paintArea =
        form.option('areaFrom', ['room', 'known'], 'room') === 'room'
          ? ofRoom()
          : form.positive('knownArea');
      const coats = count(form, 'coats', 1, 5, '2');
      const coverage = usual(form, 'coverage', metric ? '10' : '350');
      const canSize = usual(form, 'canSize', metric ? '2.5' : '1');
      const price = form.amountOrZero('pricePerCan');
      if (paintArea.cmp(0) <= 0) {
        refuse('The doors and windows are as large as the walls.', 'doors');
      }
      const paintVolume = paintArea.mul(coats).div(coverage);
      const cans = ceil(paintVolume.div(canSize));
      return outcomeOf({
        paintVolume,
        cans,
        paintArea,
        leftover: cans.mul(canSize).sub(paintVolume),
        cost: ifAny(price, cans.mul(price)),
      });
    },
  },

  concrete: {
    decimals: {
      totalCubicYards: 2,
      bags: 0,
      netVolume: 3,
      totalVolume: 3,
      totalCubicMeters: 3,
      cost: 2,
      bulkCost: 2,
    },
    inputs: pour,
    solve(form) {
      const metric = isMetric(form, 'imperial');
      const one = pieceVolume(form, metric ? 100 : 12);
      const netVolume = one.mul(count(form, 'count', 1, 1000, '1'));
      const totalVolume = netVolume.mul(withWaste(form, '10'));
      const bag = form.choice(
        'bag',
        {
          lb80: Rational.of('0.6'),
          lb60: Rational.of('0.45'),
          lb50: Rational.of('0.375'),
          kg20: new Rational(1n).div(108).div(cubicFoot),
          kg25: new Rational(25n).div(2160).div(cubicFoot),
          kg40: new Rational(1n).div(54).div(cubicFoot),
          other: undefined,
        },
        'lb80',
      );
      const bagVolume =
        bag === undefined
          ? form.positive('bagYield').div(metric ? 1000 : 1)
          : bag.mul(metric ? cubicFoot : 1);
      const price = form.amountOrZero('pricePerBag');
      const totalCubicMeters = metric ? totalVolume : totalVolume.mul(cubicFoot);
      const totalCubicYards = totalCubicMeters.div(cubicYard);
      const bags = ceil(totalVolume.div(bagVolume));
      const bulkPrice = form.amountOrZero('pricePerCubic');
      return outcomeOf({
        totalCubicYards,
        bags,
        netVolume,
        totalVolume,
        totalCubicMeters,
        cost: ifAny(price, bags.mul(price)),
        bulkCost: ifAny(bulkPrice, (metric ? totalCubicMeters : totalCubicYards).mul(bulkPrice)),
      });
    },
  },

  tile: {
    decimals: { tiles: 0, boxes: 0, tilesByArea: 0, tilesByRows: 0, surface: 2, cost: 2 },
    inputs: tiling,
    solve(form) {
      const metric = isMetric(form, 'metric');
      const perLarge = metric ? 100 : 12;
      const room = form.choice('areaFrom', { room: true, area: false }, 'room')
        ? [form.positive('length'), form.positive('width')]
        : undefined;
      const [length, width] = room ?? [];
      const surface = length && width ? length.mul(width) : form.positive('area');
      const joint = form.amountOrZero('joint').div(metric ? 10 : 1);
      const tileLength = form.positive('tileLength').add(joint);
      const tileWidth = form.positive('tileWidth').add(joint);
      const waste = withWaste(form, '10');
      const perBox = count(form, 'tilesPerBox', 1, 10_000, '1');
      const price = form.amountOrZero('pricePerBox');
      const perSurface = surface.mul(perLarge).mul(perLarge).div(tileLength.mul(tileWidth));
      const tilesByArea = ceil(perSurface.mul(waste));
      const tilesByRows =
        length &&
        width &&
        ceil(length.mul(perLarge).div(tileLength)).mul(ceil(width.mul(perLarge).div(tileWidth)));
      const tiles = max(tilesByArea, tilesByRows ?? 0);
      const boxes = ceil(tiles.div(perBox));
      return outcomeOf({
        tiles,
        boxes,
        tilesByArea,
        tilesByRows,
        surface,
        cost: ifAny(price, boxes.mul(price)),
      });
    },
  },

  mulch: {
    decimals: {
      volumeCubicYards: 2,
      bags: 0,
      volumeCubicFeet: 2,
      volumeCubicMeters: 3,
      volumeLitres: 0,
      weightKilograms: 0,
      weightPounds: 0,
      cost: 2,
      bulkCost: 2,
    },
    inputs: bed,
    solve(form) {
      const metric = isMetric(form, 'imperial');
      const volume = bedArea(form).mul(form.positive('depth').div(metric ? 100 : 12));
      const material = form.choice(
        'material',
        { mulch: 300, compost: 600, topsoil: 1300, sand: 1600, gravel: 1600, other: undefined },
        'mulch',
      );
      const density = material ?? form.positive('density');
      const bag = usual(form, 'bagVolume', metric ? '50' : '2').div(metric ? 1000 : 1);
      const price = form.amountOrZero('pricePerBag');
      const volumeCubicMeters = metric ? volume : volume.mul(cubicFoot);
      const volumeCubicFeet = metric ? volume.div(cubicFoot) : volume;
      const volumeCubicYards = volumeCubicFeet.div(27);
      const bulkPrice = form.amountOrZero('pricePerCubic');
      const bags = ceil(volume.div(bag));
      const weightKilograms = volumeCubicMeters.mul(density);
      return outcomeOf({
        volumeCubicYards,
        bags,
        volumeCubicFeet,
        volumeCubicMeters,
        volumeLitres: volumeCubicMeters.mul(1000),
        weightKilograms,
        weightPounds: weightKilograms.div('0.45359237'),
        cost: ifAny(price, bags.mul(price)),
        bulkCost: ifAny(bulkPrice, (metric ? volumeCubicMeters : volumeCubicYards).mul(bulkPrice)),
      });
    },
  },

  wallpaper: {
    decimals: { rolls: 0, drops: 0, dropLength: 2, dropsPerRoll: 0, leftover: 2, cost: 2 },
    inputs: walls,
    solve(form) {
      const metric = isMetric(form, 'metric');
      const perLarge = metric ? 100 : 12;
      const perimeter = form.positive('perimeter').mul(perLarge);
      const height = form.positive('height').mul(perLarge);
      const halves = form.choice('match', { free: undefined, straight: 0, halfDrop: 1 }, 'free');
      const repeat = halves === undefined ? undefined : form.positive('patternRepeat');
      const trim = form.number('trim', { from: 0, blank: metric ? '10' : '4' });
      const rollLength = usual(form, 'rollLength', metric ? '10.05' : '33').mul(perLarge);
      const rollWidth = usual(form, 'rollWidth', metric ? '53' : '20.5');
      const price = form.amountOrZero('pricePerRoll');
      const cut = height.add(trim);
      const drop = repeat
        ? repeat.mul(ceil(cut.div(repeat))).add(repeat.mul(halves ?? 0).div(2))
        : cut;
      if (drop.cmp(rollLength) > 0) refuse('One drop is longer than a roll.', 'height');
      const drops = ceil(perimeter.div(rollWidth));
      const dropsPerRoll = new Rational(rollLength.div(drop).floor());
      const rolls = ceil(drops.div(dropsPerRoll));
      return outcomeOf({
        rolls,
        drops,
        dropLength: drop.div(perLarge),
        dropsPerRoll,
        leftover: rolls.mul(rollLength).sub(drops.mul(drop)).div(perLarge),
        cost: ifAny(price, rolls.mul(price)),
      });
    },
  },

  'board-foot': {
    decimals: {
      boardFeet: 2,
      boardFeetWithWaste: 2,
      cubicMeters: 4,
      cost: 2,
      'pieceTable.each': 2,
      'pieceTable.total': 2,
    },
    inputs: lumber,
    solve(form) {
      const inches = form.choice('lengthUnit', { feet: 12, inches: 1 }, 'feet');
      const rows = form.rowForms('pieces', 50).map((row) => ({
        thickness: row.positive('thickness'),
        area: row.positive('width').mul(row.positive('length')).mul(inches),
        quantity: count(row, 'quantity', 1, 100_000),
      }));
      const thinnest = form.isYes('thinRule') ? 1 : 0;
      const waste = withWaste(form, '0');
      const price = form.amountOrZero('pricePerBoardFoot');
      const pieceTable = rows.map(({ thickness, area, quantity }, index) => {
        const each = max(thickness, thinnest).mul(area).div(144);
        return { piece: `Row ${index + 1}`, each, total: each.mul(quantity) };
      });
      const boardFeet = sum(pieceTable.map(({ total }) => total));
      return outcomeOf({
        boardFeet,
        boardFeetWithWaste: ifAny(waste.sub(1), boardFeet.mul(waste)),
        cubicMeters: boardFeet.mul('0.002359737216'),
        cost: ifAny(price, boardFeet.mul(waste).mul(price)),
        pieceTable,
      });
    },
  },

  'roof-pitch': {
    decimals: {
      pitch: 2,
      angleDegrees: 2,
      slopePercent: 2,
      slopeFactor: 4,
      rafterLength: 2,
      roofArea: 2,
      roofAreaWithWaste: 2,
      squares: 2,
    },
    inputs: roof,
    solve(form) {
      const [slope, angleDegrees, slopeFactor] = roofSlope(form);
      const metric = isMetric(form, 'imperial');
      const width = form.amountOrZero('buildingWidth');
      const length = form.amountOrZero('buildingLength');
      const isWide = width.cmp(0) > 0;
      const isPlanned = isWide && length.cmp(0) > 0;
      const overhang = isWide ? form.amountOrZero('overhang') : new Rational(0n);
      const waste = isPlanned ? withWaste(form, '10') : 1;
      const around = overhang.mul(2);
      const roofArea = length.add(around).mul(width.add(around)).mul(slopeFactor);
      const roofAreaWithWaste = roofArea.mul(waste);
      return outcomeOf({
        pitch: slope.mul(12),
        angleDegrees,
        slopePercent: slope.mul(100),
        slopeFactor,
        rafterLength: isWide ? width.div(2).add(overhang).mul(slopeFactor) : undefined,
        ...(isPlanned ? { roofArea, roofAreaWithWaste } : {}),
        squares: isPlanned && !metric ? roofAreaWithWaste.div(100) : undefined,
      });
    },
  },
};
