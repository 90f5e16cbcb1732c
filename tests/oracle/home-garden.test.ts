import { describe, expect, test } from 'vitest';
import { answer } from './answers.ts';
import { homeGarden } from './home-garden.ts';
import type { Typed } from './oracle.ts';

/*
 * The examples of the specification, as it prints them.
 */

const ask = (slug: string, typed: Typed) => answer(homeGarden[slug], typed);

describe('square-footage', () => {
  const shape = (shape: string, length: string, width = '', sign = 'add', count = '1') => ({
    shape,
    length,
    width,
    height: '',
    count,
    sign,
  });

  test('adds shapes up', () => {
    const shapes = [
      shape('rectangle', '14', '11.5'),
      shape('rectangle', '6', '4'),
      shape('halfCircle', '7'),
    ];
    expect(ask('square-footage', { shapes, wastePercent: '10', pricePerArea: '4.25' })).toEqual({
      areaSquareFeet: '204.24',
      areaSquareMeters: '18.97',
      areaSquareYards: '22.69',
      areaAcres: '0.0047',
      areaWithWaste: '224.67',
      cost: '954.83',
      parts: [
        { shape: 'Rectangle', area: '161.00' },
        { shape: 'Rectangle', area: '24.00' },
        { shape: 'Half circle', area: '19.24' },
      ],
    });
  });

  test('takes shapes off, but not more than there is', () => {
    const room = shape('rectangle', '10', '12');
    expect(
      ask('square-footage', { shapes: [room, shape('rectangle', '2', '3', 'subtract')] }),
    ).toMatchObject({
      areaSquareFeet: '114.00',
      parts: [
        { shape: 'Rectangle', area: '120.00' },
        { shape: 'Rectangle', area: '-6.00' },
      ],
    });
    const circles = (count: string) => [
      shape('circle', '5'),
      shape('circle', '2.5', '', 'subtract', count),
    ];
    expect(ask('square-footage', { shapes: circles('4') })).toMatchObject({
      areaSquareFeet: '0.00',
    });
    expect(ask('square-footage', { shapes: circles('5') })).toEqual({
      message: 'What is taken off is larger than the rest.',
      field: 'shapes',
    });
  });

  test('knows triangles and trapezoids', () => {
    const trapezoid = { ...shape('trapezoid', '3', '5'), height: '2' };
    expect(
      ask('square-footage', { units: 'meters', shapes: [shape('triangle', '3', '4'), trapezoid] }),
    ).toMatchObject({
      areaSquareMeters: '14.00',
      parts: [
        { shape: 'Triangle', area: '6.00' },
        { shape: 'Trapezoid', area: '8.00' },
      ],
    });
  });
});

describe('paint', () => {
  test('counts cans', () => {
    expect(
      ask('paint', {
        length: '5',
        width: '4',
        height: '2.6',
        doors: '1',
        windows: '2',
        coats: '2',
        coverage: '10',
        canSize: '2.5',
      }),
    ).toEqual({ paintArea: '42.10', paintVolume: '8.42', cans: '4', leftover: '1.58' });
    expect(
      ask('paint', {
        units: 'imperial',
        length: '12',
        width: '10',
        height: '8',
        pricePerCan: '30',
      }),
    ).toMatchObject({ paintArea: '317.00', paintVolume: '1.81', cans: '2', cost: '60.00' });
  });

  test('refuses walls that are all doors', () => {
    const walls = { length: '1', width: '0.9', height: '2', doors: '4', windows: '0' };
    expect(ask('paint', walls)).toEqual({
      message: 'The doors and windows are as large as the walls.',
      field: 'doors',
    });
    expect(ask('paint', { ...walls, ceiling: 'yes' })).toMatchObject({ paintArea: '0.90' });
  });
});

describe('concrete', () => {
  test('fills slabs and columns', () => {
    expect(ask('concrete', { length: '10', width: '10', thickness: '4' })).toEqual({
      netVolume: '33.333',
      totalVolume: '36.667',
      totalCubicYards: '1.36',
      totalCubicMeters: '1.038',
      bags: '62',
    });
    expect(
      ask('concrete', {
        shape: 'column',
        diameter: '12',
        height: '4',
        count: '6',
        wastePercent: '0',
      }),
    ).toMatchObject({ totalVolume: '18.850', totalCubicYards: '0.70' });
  });

  test('fills stairs, also from bags in litres', () => {
    expect(
      ask('concrete', {
        units: 'metric',
        shape: 'stairs',
        width: '1',
        rise: '20',
        run: '25',
        steps: '4',
        wastePercent: '0',
        bag: 'other',
        bagYield: '12.5',
        pricePerBag: '5',
      }),
    ).toMatchObject({ netVolume: '0.500', bags: '40', cost: '200.00' });
  });
});

test('tile', () => {
  expect(
    ask('tile', {
      length: '4',
      width: '3',
      tileLength: '30',
      tileWidth: '60',
      joint: '3',
      tilesPerBox: '8',
    }),
  ).toEqual({ tilesByArea: '73', tilesByRows: '70', tiles: '73', boxes: '10', surface: '12.00' });
  expect(
    ask('tile', {
      units: 'imperial',
      length: '10',
      width: '10',
      tileLength: '12',
      tileWidth: '12',
      wastePercent: '0',
    }),
  ).toMatchObject({ tiles: '100', boxes: '100' });
  expect(ask('tile', { areaFrom: 'area', area: '1', tileLength: '10', tileWidth: '10' })).toEqual({
    tilesByArea: '110',
    tiles: '110',
    boxes: '110',
    surface: '1.00',
  });
});

test('mulch', () => {
  expect(
    ask('mulch', { length: '20', width: '6', depth: '3', material: 'gravel', bagVolume: '2' }),
  ).toEqual({
    volumeCubicFeet: '30.00',
    volumeCubicYards: '1.11',
    volumeCubicMeters: '0.850',
    volumeLitres: '850',
    weightKilograms: '1,359',
    weightPounds: '2,997',
    bags: '15',
  });
});

describe('wallpaper', () => {
  const walls = (more: Typed) => ask('wallpaper', { perimeter: '18', height: '3.2', ...more });

  test('counts drops and rolls', () => {
    expect(walls({})).toEqual({
      drops: '34',
      dropLength: '3.30',
      dropsPerRoll: '3',
      rolls: '12',
      leftover: '8.40',
    });
    expect(walls({ match: 'straight', patternRepeat: '53' })).toMatchObject({
      dropLength: '3.71',
      dropsPerRoll: '2',
      rolls: '17',
    });
    expect(walls({ match: 'halfDrop', patternRepeat: '53' })).toMatchObject({
      dropLength: '3.98',
      dropsPerRoll: '2',
    });
  });

  test('refuses a drop that no roll holds', () => {
    expect(walls({ height: '9.95' })).toMatchObject({ dropsPerRoll: '1' });
    expect(walls({ height: '9.96' })).toEqual({
      message: 'One drop is longer than a roll.',
      field: 'height',
    });
  });
});

test('board-foot', () => {
  const piece = (thickness: string, width: string, length: string, quantity = '1') => ({
    thickness,
    width,
    length,
    quantity,
  });
  expect(ask('board-foot', { pieces: [piece('1', '12', '1')] })).toMatchObject({
    boardFeet: '1.00',
    cubicMeters: '0.0024',
  });
  expect(
    ask('board-foot', {
      pieces: [piece('2', '6', '8', '10'), piece('1', '8', '10', '4')],
      wastePercent: '15',
      pricePerBoardFoot: '3.80',
    }),
  ).toEqual({
    boardFeet: '106.67',
    boardFeetWithWaste: '122.67',
    cubicMeters: '0.2517',
    cost: '466.13',
    pieceTable: [
      { piece: 'Row 1', each: '8.00', total: '80.00' },
      { piece: 'Row 2', each: '6.67', total: '26.67' },
    ],
  });
  const thin = { pieces: [piece('0.5', '12', '12')], lengthUnit: 'inches' };
  expect(ask('board-foot', thin)).toMatchObject({ boardFeet: '0.50' });
  expect(ask('board-foot', { ...thin, thinRule: 'yes' })).toMatchObject({ boardFeet: '1.00' });
});

test('roof-pitch', () => {
  expect(
    ask('roof-pitch', {
      rise: '6',
      run: '12',
      buildingWidth: '24',
      buildingLength: '40',
      overhang: '1',
      wastePercent: '0',
    }),
  ).toEqual({
    pitch: '6.00',
    angleDegrees: '26.57',
    slopePercent: '50.00',
    slopeFactor: '1.1180',
    rafterLength: '14.53',
    roofArea: '1,220.89',
    roofAreaWithWaste: '1,220.89',
    squares: '12.21',
  });
  expect(ask('roof-pitch', { given: 'angle', angle: '45' })).toEqual({
    pitch: '12.00',
    angleDegrees: '45.00',
    slopePercent: '100.00',
    slopeFactor: '1.4142',
  });
  expect(ask('roof-pitch', { rise: '0' })).toMatchObject({ pitch: '0.00', slopeFactor: '1.0000' });
  expect(
    ask('roof-pitch', { given: 'angle', angle: '60', units: 'metric', buildingWidth: '0.005' }),
  ).toMatchObject({ slopeFactor: '2.0000', rafterLength: '0.01' });
});
