export interface Mail {
  subject: string
  text: string
  html: string
  /** Ends mails of this kind when a mail program posts to it (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

export interface Mailer {
  /**
   * Hands a mail to the mail server. @throws AppError('upstream_failed') unless the mail server
   * accepts it within ten seconds
   */
  send(to: string, mail: Mail): Promise<void>
  close(): void
}
