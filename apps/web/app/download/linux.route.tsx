import { DownloadPage, downloadMeta } from './download-page.tsx'

export const meta = downloadMeta

/** The page of the installers, which begins the download for Linux by itself. */
export default function LinuxDownload() {
  return <DownloadPage key="linux" started="linux" />
}
