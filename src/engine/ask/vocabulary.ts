/*
 * The words that questions have whatever they are about: data only, beside the lexicon of the
 * calculators. Tables have entries with ";" between them, each a value and its keys with "," between.
 */

/** The values of a table by their keys. */
export const byKey = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split(';').flatMap((entry) => {
      const [value = '', ...keys] = entry.split(',');
      return keys.map((key) => [key, value] as const);
    }),
  );

/**
 * Each unit's sign, then how else it is written, without spaces and plural endings; after "!" the sign
 * itself is no way to write it. Units of two parts, such as km/h, follow their parts.
 */
export const unitNames =
  '%,percent,percnt,pct,percentagepoint,percen;year,yr,y,yer,yo,y/o,yearold;' +
  'month,mo,mth,mnth,mon;week,wk;day,d;hour,hr,h,hrs;minute,min,mins;second,sec,s;' +
  'kg,kilo,kilogram,kilogramme;g,gram,gm,gramme;mg,milligram;t,tonne,metricton;lb,pound,#;' +
  'oz,ounce;st,stone;cm,centimeter,centimetre;m,meter,metre,mtr;mm,millimeter,millimetre;' +
  'km,kilometer,kilometre,klm;in,inch,inche,";ft,foot,feet,\',fot;yd,yard;mi,mile;NM;µm,micron;dm;' +
  'm²,m2,m^2,sqm,sqmeter,sqmetre,squaremeter,squaremetre;' +
  'ft²,ft2,ft^2,sqft,sqfoot,sqfeet,squarefoot,squarefeet,sft;' +
  'cm²,cm2,sqcm,squarecentimeter,squarecentimetre;in²,in2,sqin,squareinch,squareinche;' +
  'yd²,yd2,sqyd,sqyard,squareyard;km²,km2,sqkm,squarekilometer,squarekilometre;' +
  'mi²,mi2,sqmi,sqmile,squaremile;ha,hectare;ac,acre;kn,kt,knot;µg,ug,mcg,microgram;ct,carat;' +
  'yd³,yd3,cubicyard,cuyd;in³,in3,cubicinch,cubicinche,cuin;kB,kilobyte;MB,megabyte;' +
  'GB,gigabyte,gig;TB,terabyte;Mbit,megabit;L,liter,litre,ltr;mL,milliliter,millilitre,cc;' +
  'm³,m3,m^3,cubicmeter,cubicmetre;cm³,cm3,cubiccentimeter,cubiccentimetre;' +
  'ft³,ft3,cubicfoot,cubicfeet,cuft,cubicft;US gal,usgallon,gallon,gal;' +
  'imp gal,imperialgallon,ukgallon,ukgal,gallon,gal;mol,mole;mmol,millimole;V,volt;' +
  'mV,millivolt;kV,kilovolt;A,amp,ampere;mA,milliamp,milliampere;µA,ua,microamp;Ω,ohm,Ω;' +
  'kΩ,kohm,kiloohm,kilohm,k;MΩ,mohm,megaohm,megohm;W,watt;mW!,milliwatt;kW,kilowatt;' +
  'Wh,watthour;kWh,kilowatthour;J,joule;kJ,kilojoule;MJ,megajoule;kcal,calorie,cal,kilocalorie;' +
  'Pa,pascal;kPa,kilopascal;bar;atm,atmosphere;' +
  'mmHg,torr,millimetersofmercury,millimetresofmercury;psi,poundspersquareinch;' +
  '°C,degc,c,celsius,degreescelsius,degreecelsius,centigrade,degreesc,degreescentigrade,celcius,degreescelcius;' +
  '°F,degf,f,fahrenheit,degreesfahrenheit,degreefahrenheit,degreesf,farenheit,fahrenhite;' +
  'K,kelvin;°,degree,deg;bpm,beat;$,cent;$USD,dollar,buck,usdollar,us$;$EUR,euro,€;' +
  '$GBP,pound,quid,sterling,poundssterling,£,pence,p;$INR,rs,rupee,₹,paise;$JPY,yen,¥;' +
  '$CNY,yuan,rmb;$KES,ksh,shilling;$NGN,naira,₦;$PKR;$BDT,taka,৳;$LKR;$NPR;$CHF,franc;' +
  '$CAD,c$,canadiandollar;$AUD,a$,au$,australiandollar;$NZD,nz$;$SGD,s$;$HKD,hk$;$AED,dirham;' +
  '$SAR,riyal;$ZAR,rand;$THB,baht,฿;$KRW,₩;$TRY,₺;$VND,₫,dong;$PHP,₱;$ILS,₪,shekel;' +
  '$BRL,r$,reais;$MXN;$MYR,ringgit;$IDR,rupiah;$PLN,zł,zloty;$SEK,kronor;$NOK,kroner;' +
  '$DKK,kroner;$CZK,koruna;$HUF,forint;$UAH,hryvnia,₴;$EGP;$GHS,cedi,₵;ft/s,fps;Mbit/s,mbps;' +
  'km/h,kmh,kph,kmph;mph,mi/h;m/s,ms;km/L,kmpl,kmtoalitre,kmtothelitre;L/100 km,l/100;' +
  'mi/US gal,mpg,mpgus,usmpg;mi/imp gal,mpg,mpguk,ukmpg;kWh/100 km;mi/kWh;g/cm³,g/cm^3,g/cc;' +
  'kg/m³;lb/ft³;g/mol;mol/L,molar,m;mmol/L,millimolar,mm';

/** The signs that manifests write in another way. */
export const otherSigns =
  'year,years,y;month,months;week,weeks;day,days,d;hour,hours,h;minute,minutes,min;second,seconds,s;' +
  'L,litres;ft²,sq ft;$INR,₹;US gal,gal;mi/US gal,mpg US;mi/imp gal,mpg UK;' +
  '%,% a year,% of cost,% of price';

/** What coins are of their currency. */
export const coins = '0.01,cent,paise,pence,p';

/** Words of every question, which no calculator is recognized by and which never block an answer. */
export const fillerWords =
  'a about above add all already am an and any anyone anything approximately are around as ask at away b back ' +
  'basically be because been before being best better between big both but buy by calc calculate calculating ' +
  'calculation calculator can cant come comes coming compute could current currently cut day did do does ' +
  'doing done dont down each either end enough equal equals estimate even every exact exactly expect ' +
  'figure find first for from full get getting give given gives go goes going good got guess had half has have having he ' +
  'hello help her here hers hey hi him his hour how i id if ill im in into is isnt it its itself ive just keep know ' +
  'last least leave left less let lets like little long look looking lot lots make makes making many may ' +
  'maybe me mean means might mine minute more most mr much must my myself need needs new next no not now of ' +
  'ok okay old on once one only or other our ours out over overall own per person please plus put quick quickly rather ' +
  'really right roughly said same say see set shall she should show so some someone something soon still ' +
  'such sum take takes taking tell than thank thanks that the their them then there these they thing think ' +
  'this those though time to today together told too took total toward towards trying turn two under until up upon us use used ' +
  'using value very via wanna want wanted wants was way we well went were what whats when where which while who ' +
  'whole whom whose why will with within work worth would wondering yes yet you your yours year month week ' +
  'second number amount result answer question thx pls plz u ur gonna gotta bit kind sort';

/** The numbers that are one word. */
export const smallNumbers =
  '0,zero,nil;1,one;2,two;3,three;4,four;5,five;6,six;7,seven;8,eight;9,nine;10,ten;11,eleven;' +
  '12,twelve;13,thirteen;14,fourteen;15,fifteen;16,sixteen;17,seventeen;18,eighteen;19,nineteen;' +
  '20,twenty;30,thirty;40,forty,fourty;50,fifty;60,sixty;70,seventy;80,eighty;90,ninety';

/** The parts of a whole. */
export const parts =
  '2,half,halves;3,third,thirds;4,quarter,quarters;5,fifth,fifths;6,sixth,sixths;8,eighth,eighths;' +
  '10,tenth,tenths';

/** The words for periods. */
export const periods =
  'year,year,yr,annum,y,annually,yearly,pa,annual;month,month,mo,mth,monthly;week,week,wk,weekly;' +
  'day,day,daily;second,second,sec;hour,hour,hr,h,hourly';

/** Days that have a name; a name stands before those that it begins with. */
export const holidays =
  "12-25,christmas day;12-24,christmas eve;12-25,christmas,xmas;12-31,new year's eve,new years eve;" +
  "01-01,new year's day,new years day,new year;10-31,halloween;02-14,valentine's day,valentines day";

/** How many of a smaller unit make a larger one: "year month" is 12. */
export const unitRatios =
  '12,year month,ft in;7,week day;24,day hour;1440,day minute;60,hour minute,minute second;' +
  '3600,hour second;100,m cm;16,lb oz;14,st lb;1000,kg g;1760,mi yd';

/** What one of a duration is in seconds, or in months. */
export const durations =
  'month 12,year;month 1,month;second 604800,week;second 86400,day;second 3600,hour;' +
  'second 60,minute;second 1,second';

/** The dollar that letters before its sign name. */
export const dollars = '$USD,us;$AUD,a,au;$CAD,c,ca;$NZD,nz;$SGD,s;$HKD,hk;$BRL,r';

/*
 * Parts of regular expressions.
 */

/** The names of the months, long and short. */
export const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** Which half of the day: "pm", "in the morning". */
export const halfOfDay =
  "(?:o'?clock\\s*)?(?:([ap])\\.?\\s?m\\b\\.?|in the (morning|afternoon|evening)|at (night)|o'?clock)";

/** A wish for the most: "how much can I borrow". */
export const wishes = 'can (?:i|we|you) (?:take|get|afford|borrow|buy)';

/*
 * Lists of words with spaces between them.
 */

/** Prepositions and the like. */
export const prepositions =
  'at for over on of in from to per every each after before by until since up with off till';

/** What stands between a name and its number. */
export const copulas = 'of is are = :';

/** Words that make the number after a result its target: "if my EMI is 20000". */
export const toTarget =
  'is are was be = equals equal to at around about under of reach gives give gets get';

/** Words after which a question says what it asks for. */
export const asking = "what what's whats which when find how required needed maximum max";

/** Words before the one of several options that is asked for. */
export const seeking = 'find what which calculate get';

/** Verbs between what a question asks for and what it gives. */
export const yielding =
  'to so give gives make makes leave leaves need needs needed must should produce produces result results';

/** Words before a unit that a question asks for. */
export const beforeUnit = 'in to into as many much';

/** Words between a number and the unit that it is for. */
export const perUnit = 'per a an /';

/** Words by which a thing is denied. */
export const denials = "no not non without never don't dont doesn't doesnt didn't isn't zero";

/** Words before what the answer leaves out anyway. */
export const ignoring = 'no not without ignore ignoring exclude excluding';

/** Words before "one" where it is no number. */
export const beforeOne = 'old new this that my big small which the';

/** Words before "an hour" where it is a number. */
export const beforeSpan = 'for in over after within of takes took';

/** Words after a measure of its own: "4 in thick". */
export const dimensions = 'thick deep high tall wide long depth thickness height';

/** Words that may follow "in" where it is an inch: "70 in tall", "5 in to cm". */
export const afterInch =
  'to x by tall wide long high deep thick height waist neck hip and into as in pipe tile d h w lb pound kg';

/** Words that begin a unit of several words. */
export const unitPrefixes =
  'sq square cubic cu us uk imp imperial metric fl degrees degree deg nautical';

/** Labels and ids of options that name nothing; “weights” is the plural of the label of a field. */
export const unnamed = 'yes no none other auto own one another tax weights';

/** Units with which quantities of several parts begin. */
export const wholeUnits = 'year month week day hour minute ft m lb st kg mi';

/** Letters before the digits of an amount. */
export const amountPrefixes = 'rs r rm kr inr usd us a c eur gbp ksh aed ngn zar n x np p k w h';
