import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, UserError } from './configuration.mjs'
import { onPath } from './debian.mjs'
import { targetFolder } from './desktop.mjs'

/*
 * The helper for Windows, made on Linux: Debian's MinGW links it, Debian's NSIS packs it, and the
 * standard library is compiled from Debian's package of its source, because the Rust that is here
 * may have none for Windows. docs/desktop.md says what of it was tried.
 */
const TARGET = 'x86_64-pc-windows-gnu'
const NEEDED = {
  'x86_64-w64-mingw32-gcc': 'gcc-mingw-w64-x86-64-win32',
  'x86_64-w64-mingw32-g++': 'g++-mingw-w64-x86-64-win32',
  makensis: 'nsis',
}

/**
 * What cargo builds for Windows, apart from what it builds for this machine: RUSTC_BOOTSTRAP, which
 * one build sets and the other does not, makes each compile anew what they share.
 */
const windowsFolder = () => join(targetFolder(), 'windows')

/**
 * How cargo builds for Windows on this machine.
 * @typedef {{ env: NodeJS.ProcessEnv, options: string[] }} Toolchain
 */

/**
 * Finds what builds for Windows, and makes the standard library's folder where it is missing.
 * @returns {{ toolchain: Toolchain } | { missing: string }} missing: what this machine lacks
 */
export function findWindowsToolchain() {
  if (process.platform !== 'linux') return { missing: 'it is made on Linux' }
  const packages = Object.entries(NEEDED).filter(([program]) => !onPath(program))
  if (packages.length > 0)
    return { missing: `apt-get install ${packages.map(([, name]) => name).join(' ')}` }
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, CARGO_TARGET_DIR: windowsFolder(), CARGO_INCREMENTAL: '0' }
  if (hasStandardLibrary()) return { toolchain: { env, options: ['--target', TARGET] } }
  const folder = makeToolchain()
  if (!folder)
    return { missing: `rustup target add ${TARGET}, or Debian's rust-src ${rustVersion()}` }
  return {
    toolchain: {
      env: { ...env, PATH: `${join(folder, 'bin')}:${env.PATH}`, RUSTC_BOOTSTRAP: '1' },
      options: ['-Zbuild-std=std,panic_abort,panic_unwind', '--target', TARGET],
    },
  }
}

/**
 * Builds the helper's installer.
 * @param {Toolchain} toolchain @param {string} version @param {string} output its folder
 * @returns {string} the installer's file name
 * @throws {UserError} when a step fails; its output is shown
 */
export function buildWindowsInstaller(toolchain, version, output) {
  cargo(toolchain, 'build', '--release')
  const built = join(windowsFolder(), TARGET, 'release')
  const files = mkdtempSync(join(tmpdir(), 'sightline-windows-'))
  try {
    for (const name of ['sightline.exe', 'WebView2Loader.dll'])
      cpSync(join(built, name), join(files, name))
    sign(join(files, 'sightline.exe'))
    const name = `sightline_${version}_x64-setup.exe`
    const setup = join(files, name)
    command('makensis', [
      ...['-V2', '-INPUTCHARSET', 'UTF8', `-DVERSION=${version}`, `-DFILES=${files}`],
      `-DICON=${join(root, 'apps/desktop/src-tauri/icons/icon.ico')}`,
      ...[`-DOUT=${setup}`, join(root, 'apps/desktop/installer/windows.nsi')],
    ])
    sign(setup)
    cpSync(setup, join(output, name))
    return name
  } finally {
    rmSync(files, { recursive: true })
  }
}

/** Checks that the Rust of the helper compiles for Windows. @param {Toolchain} toolchain */
export const checkForWindows = (toolchain) => cargo(toolchain, 'check')

/** @param {Toolchain} toolchain @param {string[]} what */
function cargo({ env, options }, ...what) {
  const features = ['--locked', '--features', 'custom-protocol']
  command('cargo', [...what, ...features, ...options], {
    cwd: join(root, 'apps/desktop/src-tauri'),
    env,
  })
}

/**
 * Signs a program with the certificate that WINDOWS_CERTIFICATE names, a file of PKCS#12. Without
 * one the program stays unsigned, which the download page says.
 * @param {string} file
 */
function sign(file) {
  const {
    WINDOWS_CERTIFICATE,
    WINDOWS_CERTIFICATE_PASSWORD = '',
    WINDOWS_TIMESTAMP_URL,
  } = process.env
  if (!WINDOWS_CERTIFICATE) return
  if (!onPath('osslsigncode')) throw new UserError('Signing needs: apt-get install osslsigncode')
  const folder = mkdtempSync(join(tmpdir(), 'sightline-signing-'))
  try {
    // On the command line other users of the machine could read the password.
    const password = join(folder, 'password')
    writeFileSync(password, WINDOWS_CERTIFICATE_PASSWORD, { mode: 0o600 })
    const signed = join(folder, 'signed.exe')
    command('osslsigncode', [
      ...['sign', '-pkcs12', WINDOWS_CERTIFICATE, '-readpass', password, '-h', 'sha256'],
      ...['-n', 'Sightline', ...(WINDOWS_TIMESTAMP_URL ? ['-ts', WINDOWS_TIMESTAMP_URL] : [])],
      ...['-in', file, '-out', signed],
    ])
    cpSync(signed, file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} program @param {string[]} options @param {object} [more] */
function command(program, options, more) {
  const { status, error } = spawnSync(program, options, { stdio: 'inherit', ...more })
  if (status !== 0)
    throw new UserError(`${program} failed${error ? `: ${error.message}` : '; it says why above.'}`)
}

/** @param {string[]} options */
const rustc = (...options) => execFileSync('rustc', options, { encoding: 'utf8' }).trim()
const rustVersion = () => rustc('--version').split(' ')[1] ?? ''
const hasStandardLibrary = () =>
  existsSync(join(rustc('--print', 'sysroot'), 'lib/rustlib', TARGET, 'lib/rsbegin.o'))

/**
 * A copy of this machine's Rust, by hard links where it can be, with the source of its standard
 * library and the two objects that every program for Windows begins and ends with.
 * @returns {string | undefined} its folder; undefined when the source cannot be had
 */
function makeToolchain() {
  const folder = join(targetFolder(), `rust-${rustVersion()}-${TARGET}`)
  if (existsSync(folder)) return folder
  const work = `${folder}.new`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const source = fetchSource(work)
  if (!source) return undefined
  const sysroot = rustc('--print', 'sysroot')
  for (const name of ['bin', 'lib'])
    if (spawnSync('cp', ['-al', join(sysroot, name), work]).status !== 0)
      command('cp', ['-a', join(sysroot, name), work])
  const library = join(work, 'lib/rustlib/src/rust/library')
  mkdirSync(join(library, '..'), { recursive: true })
  renameSync(source, library)
  rmSync(join(work, 'apt'), { recursive: true })
  const objects = join(work, 'lib/rustlib', TARGET, 'lib')
  mkdirSync(objects, { recursive: true })
  for (const name of ['rsbegin', 'rsend'])
    command(
      join(work, 'bin/rustc'),
      [
        ...['--target', TARGET, '--crate-type', 'lib', '--emit', 'obj'],
        ...['-o', join(objects, `${name}.o`), join(library, 'rtstartup', `${name}.rs`)],
      ],
      { env: { ...process.env, RUSTC_BOOTSTRAP: '1' } },
    )
  renameSync(work, folder)
  return folder
}

/**
 * Where this machine fetches Debian's packages.
 * @param {string} aptGet the program @returns {string | undefined} an address
 */
function findDebian(aptGet) {
  const wanted = ['Created-By: Packages', 'Origin: Debian', 'Label: Debian', 'Component: main']
  const options = ['indextargets', '--format', '$(SITE)', ...wanted]
  return spawnSync(aptGet, options, { encoding: 'utf8' }).stdout?.split('\n')[0] || undefined
}

/**
 * Fetches the source of exactly this Rust from Debian's backports, from where this machine fetches
 * its packages, into a folder of its own and with lists of its own: nothing is installed.
 * @param {string} work @returns {string | undefined} the folder of the standard library
 */
function fetchSource(work) {
  const aptGet = onPath('apt-get')
  const debian = aptGet && findDebian(aptGet)
  if (!debian) return undefined
  const version = rustVersion()
  const lists = join(work, 'apt')
  mkdirSync(join(lists, 'lists/partial'), { recursive: true })
  mkdirSync(join(lists, 'cache/archives/partial'), { recursive: true })
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
  writeFileSync(
    join(lists, 'sources.list'),
    `deb [signed-by=${keyring}] ${debian} trixie-backports main\n`,
  )
  const options = [
    ...[
      '-o',
      `Dir::Etc::SourceList=${lists}/sources.list`,
      '-o',
      'Dir::Etc::SourceParts=/dev/null',
    ],
    ...['-o', `Dir::State::Lists=${lists}/lists`, '-o', `Dir::Cache=${lists}/cache`],
  ]
  const apt = (/** @type {string} */ program, /** @type {string[]} */ ...more) =>
    spawnSync(program, [...options, ...more], { cwd: lists, encoding: 'utf8' }).stdout ?? ''
  console.log(`Fetching the source of Rust ${version} from Debian …`)
  apt('apt-get', 'update')
  const found = apt('apt-cache', 'madison', 'rust-src')
    .split('\n')
    .map((line) => line.split('|')[1]?.trim() ?? '')
    .find((candidate) => candidate.startsWith(`${version}+`))
  if (!found) return undefined
  apt('apt-get', 'download', `rust-src=${found}`)
  const library = `usr/src/rustc-${version}/library`
  const unpack = `dpkg --fsys-tarfile rust-src_*.deb | tar -x ./${library}`
  return spawnSync('sh', ['-c', unpack], { cwd: lists }).status === 0
    ? join(lists, library)
    : undefined
}
