import { GeistMono } from 'geist/font/mono'
import { GeistSans } from 'geist/font/sans'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { site } from '@/lib/site.ts'
import './globals.css'

export const metadata: Metadata = { title: { default: site.name, template: `%s | ${site.name}` } }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} className={`${GeistSans.variable} ${GeistMono.variable}`}>
      <body className="bg-paper font-sans text-ink">{children}</body>
    </html>
  )
}
