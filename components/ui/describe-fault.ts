const fieldNames: Record<string, string> = {
  flight: 'Flight',
  date: 'Date',
  month: 'Month',
  from: 'From',
  to: 'To',
  seats: 'Seats',
  cabins: 'Cabins',
  backCabins: 'Cabins home',
  minStay: 'Nights away',
  maxStay: 'Nights away',
  carriers: 'Airlines',
  notCarriers: 'Excluded airlines',
  maxPoints: 'Maximum points',
  maxCharges: 'Maximum taxes',
  maxMinutes: 'Maximum time',
}

/** Describes a fault of a request by its field's name on screen, never by the parameter's name. */
export function describeFault({ parameter, message }: { parameter: string; message: string }): string {
  if (parameter === 'start' || parameter === 'end') {
    return message.includes('passed')
      ? 'These dates have passed. Choose later ones.'
      : 'Your last day is before the first.'
  }
  if (parameter === 'date' && message.includes('passed')) return 'That date has passed. Choose a later one.'
  if (parameter === 'to' && message.startsWith('is the same')) return 'From and To are the same place. Change one.'
  const name = fieldNames[parameter]
  return name === undefined ? 'We couldn’t read part of this search. Change it and try again.' : `${name}: ${message}.`
}
