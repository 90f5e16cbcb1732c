import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // board-foot
  {
    ask: 'board feet of a 2x6 inch plank 8 ft long',
    slug: 'board-foot',
    given: { pieces: [{ thickness: 2, width: 6, length: 8 }] },
  },
  {
    ask: 'How many board feet are 10 boards 1 in thick, 8 in wide and 10 ft long?',
    slug: 'board-foot',
    given: { pieces: [{ thickness: 1, width: 8, length: 10, quantity: 10 }] },
  },
  {
    ask: 'walnut 1 in x 12 in x 10 ft, 15% waste, $9.50 a board foot',
    slug: 'board-foot',
    given: {
      pieces: [{ thickness: 1, width: 12, length: 10 }],
      wastePercent: 15,
      pricePerBoardFoot: 9.5,
    },
  },
  {
    ask: 'bord feet thickness 1.5 in width 5.5 in length 96 inches',
    slug: 'board-foot',
    given: { lengthUnit: 'inches', pieces: [{ thickness: 1.5, width: 5.5, length: 96 }] },
  },
  {
    ask: 'board feet for 10 pieces 2 in by 6 in by 8 ft and 4 pieces 1 in by 8 in by 10 ft',
    slug: 'board-foot',
    given: {
      pieces: [
        { thickness: 2, width: 6, length: 8, quantity: 10 },
        { thickness: 1, width: 8, length: 10, quantity: 4 },
      ],
    },
  },
  {
    ask: 'board feet of a plank 2 in thick and 6 in wide',
    slug: 'board-foot',
    why: 'the length is missing',
  },
  {
    ask: 'how long must a 2 in by 6 in board be to have 10 board feet',
    slug: 'board-foot',
    why: 'asks for the length from the board feet',
  },
  {
    ask: 'cost of 5 boards 1 in x 8 in x 10 ft at $4 a board foot plus $50 delivery',
    slug: 'board-foot',
    why: 'there is no field for the delivery',
  },
  {
    ask: 'board footage of 24 studs 2 inches by 4 inches by 8 feet',
    slug: 'board-foot',
    given: { pieces: [{ thickness: 2, width: 4, length: 8, quantity: 24 }] },
  },

  // concrete
  {
    ask: 'concrete for a slab 10 ft by 10 ft by 4 in',
    slug: 'concrete',
    given: { units: 'imperial', shape: 'slab', length: 10, width: 10, thickness: 4 },
  },
  {
    ask: 'how much concrete do I need for a patio slab 5 m x 3 m, 15 cm thick',
    slug: 'concrete',
    given: { units: 'metric', shape: 'slab', length: 5, width: 3, thickness: 15 },
  },
  {
    ask: 'six round concrete columns 12 inches diameter 4 feet high, no waste',
    slug: 'concrete',
    given: {
      units: 'imperial',
      shape: 'column',
      diameter: 12,
      height: 4,
      count: 6,
      wastePercent: 0,
    },
  },
  {
    ask: 'Concrete stairs 4 ft wide with 5 steps, rise 7 in, depth 11 in',
    slug: 'concrete',
    given: { units: 'imperial', shape: 'stairs', width: 4, steps: 5, rise: 7, run: 11 },
  },
  {
    ask: `concrete driveway slab 40' x 12' x 5" in 60 lb bags at $5.50 a bag`,
    slug: 'concrete',
    given: {
      units: 'imperial',
      shape: 'slab',
      length: 40,
      width: 12,
      thickness: 5,
      bag: 'lb60',
      pricePerBag: 5.5,
    },
  },
  {
    ask: 'cement footing length 6 m width 50 cm thickness 20 cm concrete with 5 per cent waste',
    slug: 'concrete',
    given: {
      units: 'metric',
      shape: 'slab',
      length: 6,
      width: 0.5,
      thickness: 20,
      wastePercent: 5,
    },
  },
  { ask: 'concrete for a 10 ft by 12 ft slab', slug: 'concrete', why: 'the thickness is missing' },
  {
    ask: 'concrete for a round column of 12 inches diameter',
    slug: 'concrete',
    why: 'the height is missing',
  },
  {
    ask: 'how thick is a 10 ft by 10 ft concrete slab from 40 bags',
    slug: 'concrete',
    why: 'asks for the thickness from the bags',
  },
  {
    ask: 'concrete slab 10 ft by 10 ft by 4 in plus $200 for rebar',
    slug: 'concrete',
    why: 'there is no field for the rebar',
  },
  {
    ask: 'hey how much concrete for 8 post holes ten inches in diameter and 3 feet deep',
    slug: 'concrete',
    given: { units: 'imperial', shape: 'column', diameter: 10, height: 3, count: 8 },
  },
  {
    ask: 'CONCRETE SLAB 6 M LONG 2.4 M WIDE 20 CM THICK BAGS AT R95',
    slug: 'concrete',
    given: {
      units: 'metric',
      shape: 'slab',
      length: 6,
      width: 2.4,
      thickness: 20,
      pricePerBag: 95,
    },
  },

  // mulch
  {
    ask: 'mulch for a bed 20 ft by 6 ft, 3 inches deep',
    slug: 'mulch',
    given: {
      units: 'imperial',
      areaFrom: 'rectangle',
      length: 20,
      width: 6,
      depth: 3,
      material: 'mulch',
    },
  },
  {
    ask: 'gravel for a path 10 m long 1.2 m wide 5 cm deep',
    slug: 'mulch',
    given: {
      units: 'metric',
      areaFrom: 'rectangle',
      length: 10,
      width: 1.2,
      depth: 5,
      material: 'gravel',
    },
  },
  {
    ask: 'how much topsoil for a circle of 8 feet diameter 6 inches deep',
    slug: 'mulch',
    given: { units: 'imperial', areaFrom: 'circle', diameter: 8, depth: 6, material: 'topsoil' },
  },
  {
    ask: 'compost 200 sq ft 2 in deep bags at $4.50',
    slug: 'mulch',
    given: {
      units: 'imperial',
      areaFrom: 'area',
      area: 200,
      depth: 2,
      material: 'compost',
      pricePerBag: 4.5,
    },
  },
  {
    ask: 'I want to spread sand over 40 square metres, 8 cm deep. How many 25 litre bags?',
    slug: 'mulch',
    given: {
      units: 'metric',
      areaFrom: 'area',
      area: 40,
      depth: 8,
      material: 'sand',
      bagVolume: 25,
    },
  },
  {
    ask: 'how much mulch do I need for a 20 ft by 6 ft bed',
    slug: 'mulch',
    why: 'the depth is missing',
  },
  {
    ask: 'crushed gravel driveway 30 ft x 10 ft x 4 inches',
    slug: 'mulch',
    given: {
      units: 'imperial',
      areaFrom: 'rectangle',
      length: 30,
      width: 10,
      depth: 4,
      material: 'gravel',
    },
  },
  {
    ask: 'mulch 3 inches deep for my garden',
    slug: 'mulch',
    why: 'the size of the bed is missing',
  },
  {
    ask: 'how many square feet do 20 bags of mulch cover 3 inches deep',
    slug: 'mulch',
    why: 'asks for the area from the bags',
  },
  {
    ask: 'mulch 20 ft by 6 ft by 3 in plus 65 dollars delivery',
    slug: 'mulch',
    why: 'there is no field for the delivery',
  },
  {
    ask: 'bark mulch 30 sqm 7cm deep 50 litre bags €8.99 each',
    slug: 'mulch',
    given: {
      units: 'metric',
      areaFrom: 'area',
      area: 30,
      depth: 7,
      material: 'mulch',
      bagVolume: 50,
      pricePerBag: 8.99,
    },
  },

  // paint
  {
    ask: 'paint for a room 5 m by 4 m, walls 2.6 m high, 1 door and 2 windows',
    slug: 'paint',
    given: { units: 'metric', length: 5, width: 4, height: 2.6, doors: 1, windows: 2 },
  },
  {
    ask: 'how many gallons of paint for a 12 ft by 10 ft room with 8 ft ceilings one door one window two coats',
    slug: 'paint',
    given: { units: 'imperial', length: 12, width: 10, height: 8, doors: 1, windows: 1, coats: 2 },
  },
  {
    ask: 'Paint a bedroom 4 m x 3.5 m, wall height 2.5 m, two doors, no windows, three coats, ceiling too',
    slug: 'paint',
    given: {
      units: 'metric',
      length: 4,
      width: 3.5,
      height: 2.5,
      doors: 2,
      windows: 0,
      coats: 3,
      ceiling: 'yes',
    },
  },
  {
    ask: 'paint needed room length 6m width 5m height 3m 1 door 3 windows cans of 5 litres at ₹2,400 a can',
    slug: 'paint',
    given: {
      units: 'metric',
      length: 6,
      width: 5,
      height: 3,
      doors: 1,
      windows: 3,
      canSize: 5,
      pricePerCan: 2400,
    },
  },
  {
    ask: 'paint 15 by 12 feet living room 9 feet high 2 doors 2 windows coverage 400 sq ft per gallon',
    slug: 'paint',
    given: {
      units: 'imperial',
      length: 15,
      width: 12,
      height: 9,
      doors: 2,
      windows: 2,
      coverage: 400,
    },
  },
  {
    ask: 'paint for a room 5 m by 4 m with 1 door and 1 window',
    slug: 'paint',
    why: 'the wall height is missing',
  },
  {
    ask: 'how much paint for a wall 3 m high',
    slug: 'paint',
    why: 'the length and the width are missing',
  },
  {
    ask: 'paint for a room 5 m by 4 m by 2.6 m, 1 door, 1 window and 3 radiators',
    slug: 'paint',
    why: 'there is no field for the radiators',
  },
  {
    ask: 'paint for a room 5 m by 4 m by 2.6 m with 1 door, 1 window and 8 coats',
    slug: 'paint',
    why: 'the coats are above the range',
  },
  {
    ask: 'whats the amount of pain i need for a room 4.2 m long 3.6 m wide and 2.4 m high with no doors, one window and one coat of paint',
    slug: 'paint',
    given: {
      units: 'metric',
      length: 4.2,
      width: 3.6,
      height: 2.4,
      doors: 0,
      windows: 1,
      coats: 1,
    },
  },

  // roof-pitch
  {
    ask: 'roof pitch 6 in 12 in degrees',
    slug: 'roof-pitch',
    given: { given: 'pitch', rise: 6, run: 12 },
  },
  {
    ask: 'what angle is an 8/12 roof',
    slug: 'roof-pitch',
    given: { given: 'pitch', rise: 8, run: 12 },
  },
  {
    ask: 'roof angle 30 degrees what pitch',
    slug: 'roof-pitch',
    given: { given: 'angle', angle: 30 },
  },
  {
    ask: 'Roof area with a 5/12 pitch, building 24 ft wide and 40 ft long, overhang 1 ft',
    slug: 'roof-pitch',
    given: {
      given: 'pitch',
      rise: 5,
      run: 12,
      units: 'imperial',
      buildingWidth: 24,
      buildingLength: 40,
      overhang: 1,
    },
  },
  {
    ask: 'rafter length roof pitch 35° building width 8 m overhang 40 cm',
    slug: 'roof-pitch',
    given: { given: 'angle', angle: 35, units: 'metric', buildingWidth: 8, overhang: 0.4 },
  },
  {
    ask: 'roof pitch rise 4 run 10',
    slug: 'roof-pitch',
    given: { given: 'pitch', rise: 4, run: 10 },
  },
  {
    ask: 'roof area of a house 24 ft wide and 40 ft long',
    slug: 'roof-pitch',
    why: 'the pitch is missing',
  },
  {
    ask: 'roof pitch for an angle of 88 degrees',
    slug: 'roof-pitch',
    why: 'the angle is above the range',
  },
  {
    ask: 'how wide is the building if the rafters are 14.5 ft at a 6/12 roof pitch',
    slug: 'roof-pitch',
    why: 'asks for the width from the rafter',
  },
  {
    ask: 'roof area 6/12 pitch 24 ft wide 40 ft long with 3 dormers',
    slug: 'roof-pitch',
    why: 'there is no field for dormers',
  },
  {
    ask: 'slope of a roof that rises 7 inches for every 12 inches of run, pitch in degrees',
    slug: 'roof-pitch',
    given: { given: 'pitch', rise: 7, run: 12 },
  },

  // square-footage
  {
    ask: 'square footage of a 12 ft by 15 ft room',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'rectangle', length: 12, width: 15 }] },
  },
  {
    ask: `square footage of a room 11'6" x 14'`,
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'rectangle', length: 11.5, width: 14 }] },
  },
  {
    ask: 'square footage of a circle with a diameter of 10 feet',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'circle', length: 10 }] },
  },
  {
    ask: 'My bedroom is 4 metres by 3.5 metres, what is the square footage?',
    slug: 'square-footage',
    given: { units: 'meters', shapes: [{ shape: 'rectangle', length: 4, width: 3.5 }] },
  },
  {
    ask: 'sq footage 14 ft x 11.5 ft plus 6 ft x 4 ft, 10% waste, $4.25 per sq ft',
    slug: 'square-footage',
    given: {
      units: 'feet',
      shapes: [
        { shape: 'rectangle', length: 14, width: 11.5 },
        { shape: 'rectangle', length: 6, width: 4 },
      ],
      wastePercent: 10,
      pricePerArea: 4.25,
    },
  },
  {
    ask: 'square footage of 3 rooms of 10 by 12 feet each',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'rectangle', length: 10, width: 12, count: 3 }] },
  },
  {
    ask: 'sqare footage triangle base 8 ft height 5 ft',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'triangle', length: 8, width: 5 }] },
  },
  {
    ask: 'square footage of a room that is 12 ft long',
    slug: 'square-footage',
    why: 'the width is missing',
  },
  {
    ask: 'square footage of a pentagon with sides of 5 ft',
    slug: 'square-footage',
    why: 'the shape is not offered',
  },
  {
    ask: 'how wide is a room with a square footage of 180 and a length of 15 ft',
    slug: 'square-footage',
    why: 'asks for the width from the area',
  },
  { ask: '10 by 12 ft room', why: 'area, paint, tiles and more fit equally' },
  {
    ask: 'area in square footage of a half circle patio, diameter 16 ft',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'halfCircle', length: 16 }] },
  },

  // tile
  {
    ask: 'tiles for a floor 4 m by 3 m, tiles 30 x 60 cm, joint 3 mm',
    slug: 'tile',
    given: {
      units: 'metric',
      areaFrom: 'room',
      length: 4,
      width: 3,
      tileLength: 30,
      tileWidth: 60,
      joint: 3,
    },
  },
  {
    ask: 'how many 12 by 12 inch tiles for 120 square feet',
    slug: 'tile',
    given: { units: 'imperial', areaFrom: 'area', area: 120, tileLength: 12, tileWidth: 12 },
  },
  {
    ask: 'tile calculator 10 ft by 8 ft bathroom, 6 in by 24 in tiles, 15% waste, 10 tiles in a box at $38 a box',
    slug: 'tile',
    given: {
      units: 'imperial',
      areaFrom: 'room',
      length: 10,
      width: 8,
      tileLength: 6,
      tileWidth: 24,
      wastePercent: 15,
      tilesPerBox: 10,
      pricePerBox: 38,
    },
  },
  {
    ask: 'How many 60 cm square tiles do I need for a kitchen of 18 square metres?',
    slug: 'tile',
    given: { units: 'metric', areaFrom: 'area', area: 18, tileLength: 60, tileWidth: 60 },
  },
  {
    ask: 'wall tiles 20cm x 20cm, wall 2.4m x 3m, no waste, boxes of 25',
    slug: 'tile',
    given: {
      units: 'metric',
      areaFrom: 'room',
      length: 2.4,
      width: 3,
      tileLength: 20,
      tileWidth: 20,
      wastePercent: 0,
      tilesPerBox: 25,
    },
  },
  {
    ask: 'how many tiles for a floor of 4 m by 3 m',
    slug: 'tile',
    why: 'the size of the tiles is missing',
  },
  { ask: 'how many 30 x 30 cm tiles do I need', slug: 'tile', why: 'the surface is missing' },
  {
    ask: 'what area can I cover with 100 tiles of 30 x 30 cm',
    slug: 'tile',
    why: 'asks for the area from the tiles',
  },
  {
    ask: 'tiles 30 x 30 cm for a floor 4 m by 3 m plus $60 for glue',
    slug: 'tile',
    why: 'there is no field for the glue',
  },
  {
    ask: 'need tiles for 150 sq ft with 24 inch by 12 inch tile, 12 percent waste, 8 tiles per box at Rs 1,250 a box',
    slug: 'tile',
    given: {
      units: 'imperial',
      areaFrom: 'area',
      area: 150,
      tileLength: 24,
      tileWidth: 12,
      wastePercent: 12,
      tilesPerBox: 8,
      pricePerBox: 1250,
    },
  },

  // wallpaper
  {
    ask: 'wallpaper rolls for 18 m of walls, 2.6 m high',
    slug: 'wallpaper',
    given: { units: 'metric', perimeter: 18, height: 2.6 },
  },
  {
    ask: 'How many rolls of wallpaper for a perimeter of 16 m and a wall height of 2.5 m with a straight match and a repeat of 53 cm?',
    slug: 'wallpaper',
    given: { units: 'metric', perimeter: 16, height: 2.5, match: 'straight', patternRepeat: 53 },
  },
  {
    ask: 'wallpaper half-drop pattern repeat 64 cm, walls 14 m wide in all, height 2.4 m',
    slug: 'wallpaper',
    given: { units: 'metric', perimeter: 14, height: 2.4, match: 'halfDrop', patternRepeat: 64 },
  },
  {
    ask: 'wallpaper perimeter 52 ft height 8 ft roll length 33 ft roll width 20.5 in $45 a roll',
    slug: 'wallpaper',
    given: {
      units: 'imperial',
      perimeter: 52,
      height: 8,
      rollLength: 33,
      rollWidth: 20.5,
      pricePerRoll: 45,
    },
  },
  {
    ask: 'wall paper no pattern match perimeter 20 metres hight 2.7 metres £28 per roll',
    slug: 'wallpaper',
    given: { units: 'metric', perimeter: 20, height: 2.7, match: 'free', pricePerRoll: 28 },
  },
  {
    ask: 'rolls of wallpaper for a perimeter of 18 m',
    slug: 'wallpaper',
    why: 'the wall height is missing',
  },
  {
    ask: 'wallpaper perimeter 18 m height 2.5 m half-drop match',
    slug: 'wallpaper',
    why: 'the repeat is missing',
  },
  {
    ask: 'wallpaper perimeter 18 m height 2.5 m with 2 doors',
    slug: 'wallpaper',
    why: 'there is no field for doors',
  },
  {
    ask: 'wallpaper perimeter 18 m height 12 m',
    slug: 'wallpaper',
    why: 'one drop is longer than a roll',
  },
  // square-footage: shapes by their names
  {
    ask: 'area of circle with diameter 10 ft',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ shape: 'circle', length: 10 }] },
  },
  {
    ask: 'area of a rectangle 5 m by 4 m',
    slug: 'square-footage',
    given: { units: 'meters', shapes: [{ length: 5, width: 4 }] },
  },
  {
    ask: 'how many square feet in a 10 ft by 12 ft room',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ length: 10, width: 12 }] },
  },
  {
    ask: 'area of circle radius 5',
    why: 'the calculator takes the diameter, and there is no unit',
  },
  {
    ask: 'litres of paint for four walls 4 by 5 by 2.4 m, one door, 2 windows',
    slug: 'paint',
    given: { units: 'metric', length: 4, width: 5, height: 2.4, doors: 1, windows: 2 },
  },
  {
    ask: 'wallpaper room perimeter 18 m height 2.5 m roll 10 m x 0.53 m',
    slug: 'wallpaper',
    given: { units: 'metric', perimeter: 18, height: 2.5, rollLength: 10, rollWidth: 53 },
  },
];
