/** Time zones with their standard offset from UTC in hours, in the order of their lists. */
export const zones = {
  UTC: { label: 'UTC', value: 0 },
  'US/Eastern': { label: 'US Eastern, standard time (UTC−5)', value: -5 },
  'US/Central': { label: 'US Central, standard time (UTC−6)', value: -6 },
  'US/Mountain': { label: 'US Mountain, standard time (UTC−7)', value: -7 },
  'US/Pacific': { label: 'US Pacific, standard time (UTC−8)', value: -8 },
  'Europe/London': { label: 'London, standard time (UTC+0)', value: 0 },
  'Europe/Paris': { label: 'Paris, standard time (UTC+1)', value: 1 },
  'Asia/Dubai': { label: 'Dubai (UTC+4)', value: 4 },
  'Asia/Karachi': { label: 'Karachi (UTC+5)', value: 5 },
  'Asia/Kolkata': { label: 'Kolkata, India (UTC+5:30)', value: 5.5 },
  'Asia/Tokyo': { label: 'Tokyo (UTC+9)', value: 9 },
  'Australia/Sydney': { label: 'Sydney, standard time (UTC+10)', value: 10 },
} as const;
