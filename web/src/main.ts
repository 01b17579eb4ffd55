import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { apply, settings } from './lib/settings.svelte';
import './styles/tokens.css';
import './styles/colours.css';
import './styles/base.css';

apply();
await speak(settings.language).catch(() => undefined);
mount(App, { target: document.getElementById('app')! });
