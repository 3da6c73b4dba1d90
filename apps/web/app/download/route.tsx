import { DownloadPage, downloadMeta } from './download-page.tsx'

export const meta = downloadMeta

/** The installers of the desktop helper. */
export default function Download() {
  return <DownloadPage />
}
