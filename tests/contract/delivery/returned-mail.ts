/** A mail as a mail server sends it back (RFC 3464). */
export function returned({
  to,
  status,
  reply,
  action = 'failed',
}: Record<'to' | 'status' | 'reply', string> & { action?: string }): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is the mail system. Your message could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ann@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${reply.split(' ').join('\r\n ')}`,
    '--part--',
  ].join('\r\n')
}
