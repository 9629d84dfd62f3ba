/** One address, and nothing by which a mail program would read it as several. */
export const mailAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/

/** Whether a text can be kept as it is: no half of a character, no null character. */
export const isKeepable = (text: string) => !/[\p{Cs}\0]/u.test(text)
