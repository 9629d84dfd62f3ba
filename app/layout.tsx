import type { Metadata, Viewport } from 'next'
import { type ReactNode, Suspense } from 'react'
import { AccountMenu, AccountRoot } from '@/components/account/account-root.tsx'
import { IosViewport } from '@/components/shell/ios-viewport.tsx'
import { MenuKeys } from '@/components/shell/menu-keys.tsx'
import { RouteWatcher } from '@/components/shell/route-watcher.tsx'
import { SiteBanner } from '@/components/shell/site-banner.tsx'
import { SiteFooter } from '@/components/shell/site-footer.tsx'
import { MenuPanels, SiteHeader } from '@/components/shell/site-header.tsx'
import { ConsentOutlet, VisitWatch } from '@/components/shell/telemetry/measurement.tsx'
import { site } from '@/lib/core/site.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'
import { geistAccents, geistMono, geistSans } from './fonts/type.ts'
import './globals.css'

const origin = findSiteOrigin()

export const metadata: Metadata = {
  title: { default: site.name, template: `%s | ${site.name}` },
  applicationName: site.name,
  ...(origin ? { metadataBase: new URL(origin) } : {}),
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#0f141b' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.locale}
      className={`${geistSans.variable} ${geistAccents.variable} ${geistMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script src="/theme.js" />
      </head>
      <body className="flex min-h-dvh flex-col bg-paper font-sans text-16 text-ink antialiased">
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-lg bg-ink px-4 py-2.5 text-14 font-semibold text-paper focus-visible:translate-y-0"
        >
          Skip to content
        </a>
        <AccountRoot>
          <SiteHeader account={<AccountMenu />} />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <MenuPanels />
          <SiteFooter />
          <VisitWatch />
          <ConsentOutlet />
          <SiteBanner />
        </AccountRoot>
        <MenuKeys />
        <IosViewport />
        <Suspense>
          <RouteWatcher />
        </Suspense>
      </body>
    </html>
  )
}
