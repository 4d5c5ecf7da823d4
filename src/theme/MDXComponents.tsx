import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** What a page may use without importing it: the theme's own parts, and tabs. */
export default {...MDXComponents, Tabs, TabItem};
