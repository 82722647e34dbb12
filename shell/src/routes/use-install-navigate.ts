import { installNavigate, useNavigate } from '@myfiction/shared/host.ts';
import { useEffect } from 'react';

/** Lends the router to the host runtime, which moves the app from outside React: sign-out, an expired session. */
export function useInstallNavigate(): void {
  const navigate = useNavigate();
  useEffect(() => installNavigate((to, options) => void navigate(to, options)), [navigate]);
}
