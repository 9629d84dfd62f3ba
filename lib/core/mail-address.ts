/** A single email address, without characters that a mail program could read as separating several. */
export const mailAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/

/** Whether a text can be stored unchanged: it has no lone surrogates and no null characters. */
export const isKeepable = (text: string) => !/[\p{Cs}\0]/u.test(text)
