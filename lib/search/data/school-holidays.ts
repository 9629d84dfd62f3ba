import type { LocalDate } from '../../core/clock.ts'

export const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
export type AustralianState = (typeof states)[number]

export type SchoolBreak = { season: 'summer' | 'autumn' | 'winter' | 'spring'; start: LocalDate; end: LocalDate }

/** The breaks of a state's government schools that the state has published; first and last day included. */
export type StateHolidays = { name: string; source: string; asOf: LocalDate; breaks: readonly SchoolBreak[] }

/**
 * `asOf` is the date of the archived page from which the dates were read, by way of the holidays data set of the
 * vacanza project (MIT licence). New South Wales, Victoria and Queensland for 2027 agree with a second reading.
 * Tasmania and the ACT have published nothing after 2027, nor how long their summer break of that year lasts; what is
 * not published is left out.
 */
export const schoolHolidays: Record<AustralianState, StateHolidays> = {
  NSW: {
    name: 'New South Wales (Eastern Division)',
    source: 'https://education.nsw.gov.au/schooling/calendars/future-and-past-nsw-term-and-vacation-dates',
    asOf: '2026-07-26',
    breaks: [
      { season: 'summer', start: '2026-12-18', end: '2027-01-27' },
      { season: 'autumn', start: '2027-04-12', end: '2027-04-23' },
      { season: 'winter', start: '2027-07-05', end: '2027-07-16' },
      { season: 'spring', start: '2027-09-27', end: '2027-10-08' },
      { season: 'summer', start: '2027-12-21', end: '2028-01-28' },
      { season: 'autumn', start: '2028-04-10', end: '2028-04-21' },
      { season: 'winter', start: '2028-07-10', end: '2028-07-21' },
      { season: 'spring', start: '2028-10-03', end: '2028-10-13' },
      { season: 'summer', start: '2028-12-22', end: '2029-01-25' },
    ],
  },
  VIC: {
    name: 'Victoria',
    source: 'https://www.vic.gov.au/school-term-dates-and-holidays-victoria',
    asOf: '2026-09-13',
    breaks: [
      { season: 'summer', start: '2026-12-19', end: '2027-01-27' },
      { season: 'autumn', start: '2027-03-26', end: '2027-04-11' },
      { season: 'winter', start: '2027-06-26', end: '2027-07-11' },
      { season: 'spring', start: '2027-09-18', end: '2027-10-03' },
      { season: 'summer', start: '2027-12-18', end: '2028-01-27' },
      { season: 'autumn', start: '2028-04-01', end: '2028-04-17' },
      { season: 'winter', start: '2028-07-01', end: '2028-07-16' },
      { season: 'spring', start: '2028-09-23', end: '2028-10-08' },
      { season: 'summer', start: '2028-12-22', end: '2029-01-29' },
    ],
  },
  QLD: {
    name: 'Queensland',
    source: 'https://education.qld.gov.au/about-us/calendar/future-dates',
    asOf: '2026-03-12',
    breaks: [
      { season: 'summer', start: '2026-12-12', end: '2027-01-26' },
      { season: 'autumn', start: '2027-03-26', end: '2027-04-11' },
      { season: 'winter', start: '2027-06-26', end: '2027-07-11' },
      { season: 'spring', start: '2027-09-18', end: '2027-10-04' },
      { season: 'summer', start: '2027-12-11', end: '2028-01-23' },
      { season: 'autumn', start: '2028-04-01', end: '2028-04-17' },
      { season: 'winter', start: '2028-06-24', end: '2028-07-09' },
      { season: 'spring', start: '2028-09-16', end: '2028-10-02' },
      { season: 'summer', start: '2028-12-09', end: '2029-01-21' },
    ],
  },
  WA: {
    name: 'Western Australia',
    source: 'https://www.education.wa.edu.au/future-term-dates',
    asOf: '2026-09-11',
    breaks: [
      { season: 'summer', start: '2026-12-18', end: '2027-01-31' },
      { season: 'autumn', start: '2027-04-10', end: '2027-04-25' },
      { season: 'winter', start: '2027-07-03', end: '2027-07-18' },
      { season: 'spring', start: '2027-09-25', end: '2027-10-10' },
      { season: 'summer', start: '2027-12-17', end: '2028-02-01' },
      { season: 'autumn', start: '2028-04-08', end: '2028-04-23' },
      { season: 'winter', start: '2028-07-01', end: '2028-07-16' },
      { season: 'spring', start: '2028-09-23', end: '2028-10-08' },
      { season: 'summer', start: '2028-12-15', end: '2029-01-30' },
    ],
  },
  SA: {
    name: 'South Australia',
    source: 'https://www.education.sa.gov.au/parents-and-families/term-dates-south-australian-state-schools',
    asOf: '2025-12-22',
    breaks: [
      { season: 'summer', start: '2026-12-12', end: '2027-01-26' },
      { season: 'autumn', start: '2027-04-10', end: '2027-04-25' },
      { season: 'winter', start: '2027-07-03', end: '2027-07-18' },
      { season: 'spring', start: '2027-09-25', end: '2027-10-10' },
      { season: 'summer', start: '2027-12-11', end: '2028-01-30' },
      { season: 'autumn', start: '2028-04-14', end: '2028-04-30' },
      { season: 'winter', start: '2028-07-08', end: '2028-07-23' },
      { season: 'spring', start: '2028-09-30', end: '2028-10-15' },
      { season: 'summer', start: '2028-12-16', end: '2029-01-28' },
    ],
  },
  TAS: {
    name: 'Tasmania',
    source: 'https://www.decyp.tas.gov.au/learning/term-dates/',
    asOf: '2026-06-10',
    breaks: [
      { season: 'summer', start: '2026-12-19', end: '2027-02-03' },
      { season: 'autumn', start: '2027-04-10', end: '2027-04-25' },
      { season: 'winter', start: '2027-07-03', end: '2027-07-18' },
      { season: 'spring', start: '2027-09-25', end: '2027-10-10' },
    ],
  },
  ACT: {
    name: 'Australian Capital Territory',
    source: 'https://www.act.gov.au/living-in-the-act/public-holidays-school-terms-and-daylight-saving',
    asOf: '2026-09-09',
    breaks: [
      { season: 'summer', start: '2026-12-19', end: '2027-02-01' },
      { season: 'autumn', start: '2027-04-10', end: '2027-04-27' },
      { season: 'winter', start: '2027-07-03', end: '2027-07-19' },
      { season: 'spring', start: '2027-09-25', end: '2027-10-11' },
    ],
  },
  NT: {
    name: 'Northern Territory',
    source: 'https://nt.gov.au/learning/primary-and-secondary-students/school-term-dates-in-nt',
    asOf: '2026-09-06',
    breaks: [
      { season: 'summer', start: '2026-12-11', end: '2027-01-26' },
      { season: 'autumn', start: '2027-04-03', end: '2027-04-12' },
      { season: 'winter', start: '2027-06-19', end: '2027-07-12' },
      { season: 'spring', start: '2027-09-18', end: '2027-10-04' },
      { season: 'summer', start: '2027-12-10', end: '2028-01-24' },
      { season: 'autumn', start: '2028-04-08', end: '2028-04-18' },
      { season: 'winter', start: '2028-06-24', end: '2028-07-17' },
      { season: 'spring', start: '2028-09-23', end: '2028-10-09' },
      { season: 'summer', start: '2028-12-15', end: '2029-01-29' },
    ],
  },
}
