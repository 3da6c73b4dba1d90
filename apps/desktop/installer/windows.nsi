; The installer for Windows: for one user, without an administrator. Tauri's own cannot be made here, because it fetches
; a plug-in while it is built.
; makensis -DVERSION=0.1.0 -DFILES=folder-with-exe-and-dll -DICON=icon.ico -DOUT=setup.exe windows.nsi
Target amd64-unicode
Unicode true
!include MUI2.nsh
!include LogicLib.nsh

!define NAME "Sightline"
!define EXE "sightline.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sightline"
; Where Microsoft's WebView2 registers itself. Windows 11 has it from the start.
!define WEBVIEW "EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Sightline"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey FileDescription "${NAME} installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright ""

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE Hindi

LangString WebViewMissing ${LANG_ENGLISH} "Sightline needs Microsoft's WebView2 runtime. Its download page opens when the installation ends."
LangString WebViewMissing ${LANG_SPANISH} "Sightline necesita WebView2 de Microsoft. Su página de descarga se abre cuando termina la instalación."
LangString WebViewMissing ${LANG_HINDI} "Sightline को Microsoft का WebView2 चाहिए। इंस्टॉल पूरा होने पर उसका डाउनलोड पेज खुलेगा।"

Var IsWebViewMissing

Function .onInit
  ReadRegStr $0 HKLM "SOFTWARE\WOW6432Node\Microsoft\${WEBVIEW}" pv
  ${If} $0 == ""
    ReadRegStr $0 HKCU "Software\Microsoft\${WEBVIEW}" pv
  ${EndIf}
  ${If} $0 == ""
    StrCpy $IsWebViewMissing yes
    ${IfNot} ${Silent}
      MessageBox MB_OK|MB_ICONINFORMATION "$(WebViewMissing)"
    ${EndIf}
  ${EndIf}
FunctionEnd

Section
  SetOutPath "$INSTDIR"
  File "${FILES}/${EXE}"
  File "${FILES}/WebView2Loader.dll"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayName "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
  ${If} $IsWebViewMissing == yes
  ${AndIfNot} ${Silent}
    ExecShell open "https://developer.microsoft.com/microsoft-edge/webview2/"
  ${EndIf}
SectionEnd

Section Uninstall
  Delete "$INSTDIR\${EXE}"
  Delete "$INSTDIR\WebView2Loader.dll"
  Delete "$INSTDIR\uninstall.exe"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
