export interface Mail {
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /**
   * Hands a mail to the mail server. @throws AppError('upstream_failed') unless the mail server
   * accepts it within ten seconds
   */
  send(to: string, mail: Mail): Promise<void>
  close(): void
}
