import {
  BadgeDollarSign,
  Bell,
  BookOpen,
  CalendarDays,
  ChartLine,
  CircleQuestionMark,
  FileText,
  Gift,
  GraduationCap,
  House,
  Inbox,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  PenLine,
  ReceiptText,
  Sparkles,
  Square,
  Star,
  Trophy,
  Users,
  Wallet,
} from 'lucide-react';

/** Icons that a manifest can name. Wider than today's entries, so that a new remote finds one without a shell edit. */
const NAVIGATION_ICONS: Readonly<Record<string, LucideIcon>> = {
  'badge-dollar-sign': BadgeDollarSign,
  bell: Bell,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'chart-line': ChartLine,
  'circle-question-mark': CircleQuestionMark,
  'file-text': FileText,
  gift: Gift,
  'graduation-cap': GraduationCap,
  house: House,
  inbox: Inbox,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  'pen-line': PenLine,
  'receipt-text': ReceiptText,
  sparkles: Sparkles,
  star: Star,
  trophy: Trophy,
  users: Users,
  wallet: Wallet,
};

/** An unknown name gets a neutral square: the entry stays usable, and its label names it. */
export function navigationIcon(name: string): LucideIcon {
  return NAVIGATION_ICONS[name] ?? Square;
}
