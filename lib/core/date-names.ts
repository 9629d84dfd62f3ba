/**
 * Days and months as Australian English writes them (CLDR en-AU). Not asked of Intl: its first use holds a phone's page
 * up for 200 ms, and a browser with older data than the server's would write Sep where the page says Sept.
 */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const months = [
  { long: 'January', inDate: 'Jan', alone: 'Jan' },
  { long: 'February', inDate: 'Feb', alone: 'Feb' },
  { long: 'March', inDate: 'Mar', alone: 'Mar' },
  { long: 'April', inDate: 'Apr', alone: 'Apr' },
  { long: 'May', inDate: 'May', alone: 'May' },
  { long: 'June', inDate: 'June', alone: 'Jun' },
  { long: 'July', inDate: 'July', alone: 'Jul' },
  { long: 'August', inDate: 'Aug', alone: 'Aug' },
  { long: 'September', inDate: 'Sept', alone: 'Sept' },
  { long: 'October', inDate: 'Oct', alone: 'Oct' },
  { long: 'November', inDate: 'Nov', alone: 'Nov' },
  { long: 'December', inDate: 'Dec', alone: 'Dec' },
] as const
