import type { DownloadPlatform } from '@sightline/contracts/analytics/analytics'
import type { SiteConfig } from '@sightline/contracts/site/site'
import type { Installers } from './installers.ts'

/** What pages show of the installers. */
export function installerSettings(installers: Installers) {
  const [windows, linux] = [settingsOf(installers, 'windows'), settingsOf(installers, 'linux')]
  return {
    desktopHelper: windows.url || linux.url ? 'yes' : '',
    windowsInstallerUrl: windows.url,
    windowsInstallerVersion: windows.version,
    windowsInstallerMegabytes: windows.megabytes,
    windowsInstallerSha256: windows.sha256,
    windowsInstallerUnsigned: windows.unsigned,
    linuxInstallerUrl: linux.url,
    linuxInstallerVersion: linux.version,
    linuxInstallerMegabytes: linux.megabytes,
    linuxInstallerSha256: linux.sha256,
    linuxInstallerUnsigned: linux.unsigned,
    installerProblem: installers.hasProblem() ? 'yes' : '',
  } satisfies Partial<SiteConfig>
}

function settingsOf(installers: Installers, platform: DownloadPlatform) {
  const installer = installers.find(platform)
  return {
    url: installers.addressOf(platform) ?? '',
    version: installer?.version ?? '',
    megabytes: installer ? (installer.bytes / 1_000_000).toFixed(1) : '',
    sha256: installer?.sha256 ?? '',
    unsigned: installer && !installer.isSigned ? 'yes' : '',
  }
}
