/** Columns of the year map: a year touches 53 calendar weeks. By itself, for skeletons that stand in for the map. */
export const weeksShown = 53
