import { DownloadPage, downloadMeta } from './download-page.tsx'

export const meta = downloadMeta

/** The page of the installers, which begins the download for Windows by itself. */
export default function WindowsDownload() {
  return <DownloadPage key="windows" started="windows" />
}
