/**
 * The columns of the year map: a year touches 53 calendar weeks. In its own file, so that skeletons can use it without
 * loading the map.
 */
export const weeksShown = 53
